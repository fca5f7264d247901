// What the page of the demo has beside Simcord's own: two places to look at, news of the other one, clocks that run.
const capability = () => location.hash.slice(1);
const headers = () => ({ "X-Simcord-Capability": capability() });
const viewer = document.getElementById("viewer-picker");
const status = document.getElementById("action-status");
const toolbar = document.getElementById("toolbar");

const brand = Object.assign(document.createElement("span"), { className: "golf-brand", textContent: "⛳ Six Card Golf" });
const places = Object.assign(document.createElement("nav"), { className: "golf-places" });
places.setAttribute("aria-label", "Places");
const buttons = Object.fromEntries([["channel", "# golf"], ["direct", "@ Messages"]].map(([place, label]) => {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "golf-place", textContent: label });
  button.addEventListener("click", () => show(place));
  places.append(button);
  return [place, button];
}));
buttons.direct.title = "The direct messages between the bot and you";
toolbar.prepend(brand, places);

async function show(place) {
  const answer = await fetch("/golf/show", {
    method: "POST", headers: { ...headers(), "Content-Type": "application/json" },
    body: JSON.stringify({ place, viewer: viewer.value }),
  });
  if (answer.ok) location.reload();
}

// A link to the table leads to the other place of this page, and not out into the web.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  if (buttons.direct.getAttribute("aria-pressed") === "true") void show("channel");
  else document.querySelector(`[data-message-id="${link.href.split("/").pop()}"]`)?.scrollIntoView({ block: "center" });
}, true);

// As in Discord, the page begins at the newest message, and follows new ones if one has just done something or is near
// the bottom.
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
let newest = "";
const goDown = () => { timeline.scrollTop = timeline.scrollHeight; };
// The page draws itself in several steps and keeps the top where it is, so it is led down until somebody does something.
const leading = setInterval(goDown, 150);
setTimeout(() => clearInterval(leading), 4000);
for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) {
  document.addEventListener(kind, () => clearInterval(leading), { capture: true, passive: true });
}
let acted = 0;
let near = true;
let atEnd = true;
const measure = () => {
  const below = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
  near = below < 200;
  atEnd = below < 40;
};
for (const kind of ["click", "keydown"]) document.addEventListener(kind, () => { acted = Date.now(); measure(); }, true);
timeline.addEventListener("scroll", measure, { passive: true });
new MutationObserver(() => {
  const last = [...list.querySelectorAll("[data-message-id]")].pop()?.dataset.messageId ?? "";
  if (last && last === newest && atEnd) requestAnimationFrame(goDown); // something has grown
  if (!last || last === newest) return;
  const follows = !newest || near || Date.now() - acted < 8000;
  newest = last;
  if (follows) requestAnimationFrame(goDown);
}).observe(list, { childList: true, subtree: true });

async function look() {
  try {
    const answer = await fetch(`/golf/news?viewer=${encodeURIComponent(viewer.value)}`, { headers: headers() });
    if (!answer.ok) return;
    const news = await answer.json();
    for (const [place, button] of Object.entries(buttons)) button.setAttribute("aria-pressed", String(place === news.place));
    buttons.direct.dataset.news = String(news.direct);
    buttons.direct.setAttribute("aria-label", news.direct ? "Direct messages, something new" : "Direct messages");
  } catch { /* the demo has ended, which Simcord's page says */ }
}

// A computer may move just when somebody presses: then the page has not seen yet that the button is in another place.
// Discord would hand the press on, so the same button is pressed once more as soon as the page is up to date.
let pressed = null;
let again = false;
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("#channel-message-list .component-row button");
  if (button && !again) pressed = { label: button.textContent.trim(), at: Date.now() };
}, true);
function pressAgain() {
  if (!pressed || Date.now() - pressed.at > 8000) return;
  const found = [...document.querySelectorAll("#channel-message-list .component-row button:enabled")]
    .filter((button) => button.textContent.trim() === pressed.label).pop();
  pressed = null;
  again = true;
  found?.click();
  again = false;
}

// Simcord's page keeps what was chosen in a menu and takes it for nothing new. A second computer of the same level is
// wanted often, so the page loads itself again once the first one is there, as the person whom it showed.
let added = false;
document.addEventListener("click", (event) => {
  const option = event.target instanceof Element && event.target.closest('[role="option"]');
  if (option && option.closest(".preview-select") && option.textContent.trim().startsWith("Add ")) added = true;
}, true);
function startAfresh() {
  added = false;
  sessionStorage.setItem("golf-viewer", viewer.value);
  location.reload();
}
const stay = setInterval(() => {
  if (!viewer.options.length || window.simcordPreview?.pendingAction) return;
  clearInterval(stay);
  const before = sessionStorage.getItem("golf-viewer");
  sessionStorage.removeItem("golf-viewer");
  if (before && before !== viewer.value) {
    viewer.value = before;
    viewer.dispatchEvent(new Event("change", { bubbles: true }));
  }
}, 200);

const UNITS = [[60, 1, "second"], [3600, 60, "minute"], [86400, 3600, "hour"], [Infinity, 86400, "day"]];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
function tick() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!/^in |ago$|^now$|second|minute|hour|day|week/.test(time.textContent)) continue; // a date, and no countdown
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [, length, unit] = UNITS.find(([limit]) => Math.abs(seconds) < limit);
    const words = relative.format(Math.round(seconds / length), unit);
    if (time.textContent !== words) time.textContent = words;
  }
  if (added && /completed/i.test(status.textContent) && !window.simcordPreview?.pendingAction) startAfresh();
  const refused = /not completed/i.test(status.textContent);
  if (refused && pressed && !window.simcordPreview?.pendingAction) pressAgain();
  status.classList.toggle("golf-trouble", refused || /uncertain|unavailable|lost|failed/i.test(status.textContent));
}

setInterval(tick, 500);
setInterval(look, 1500);
setTimeout(look, 300);
