"""The application: games in progress, and what people see of them."""
