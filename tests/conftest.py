"""What every test shares."""

from hypothesis import settings

# A busy machine must not fail a test by being slow. (With CI set, hypothesis picks its own
# profile, which has no deadline either and always tries the same examples.)
settings.register_profile("default", deadline=None)
