// Keys, dialogs, sheets and themes.

const isNarrow = () => matchMedia("(max-width: 860px)").matches;

const keys = [
  ["j", "Next case", () => step(1)],
  ["k", "Previous case", () => step(-1)],
  ...modes.map(mode => [mode.key, mode.name, () => setMode(mode.id)]),
  ["z", "Zoom to the change, and back", toggleZoomToChange],
  ["n", "Next change", () => zoomToCluster(state.cluster + 1)],
  ["p", "Previous change", () => zoomToCluster(Math.max(state.cluster, 0) - 1)],
  ["+", "Zoom in", () => zoomStep(1)],
  ["-", "Zoom out", () => zoomStep(-1)],
  ["0", "Fit", fitView],
  ["o", "Outline all that changed", toggleOutlines],
  ["Space", "Play and pause; show the other, start or stop switching", switchPicture],
  ["←", "Frame before", frameKeys.ArrowLeft],
  ["→", "Frame after", frameKeys.ArrowRight],
  ["Home", "First frame", frameKeys.Home],
  ["End", "Last frame", frameKeys.End],
  ["t", "Layout tree, and back", goToTree],
  ["g", "Open or close the group", toggleGroup],
  ["a", "Accept", () => decide("accepted")],
  ["r", "Reject", () => decide("rejected")],
  ["s", "Skip", () => decide("skipped")],
  ["u", "Undo", undo],
  ["A", "Accept the group, or all shown", () => decideMany("accepted")],
  ["R", "Reject the group, or all shown", () => decideMany("rejected")],
  ["S", "Skip the group, or all shown", () => decideMany("skipped")],
  ["/", "Filter", () => { if (isNarrow()) openSheet("side"); byId("filter").focus(); byId("filter").select(); }],
  ["d", "Light or dark", toggleTheme],
  ["?", "This help", () => byId("help").showModal()],
];

const keyNames = { Space: " ", "←": "ArrowLeft", "→": "ArrowRight" };
const actionByKey = new Map(keys.map(([name, , action]) => [keyNames[name] ?? name, action]));

function pressKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  const { target } = event;
  if (event.key === "Escape") return leave(target);
  if (target.matches("input[type=search], textarea, select")) return;
  if (panDirections[event.key] && target.closest(".viewport")) return panByKey(event);
  // A button that has the focus is pressed by the space bar.
  if (event.key === " " && target.closest("button, summary, input, [role=treeitem]")) return;
  if (frameKeys[event.key] && !takesFrameKey(event)) return;
  const action = actionByKey.get(event.key === "=" ? "+" : event.key);
  if (!action) return;
  event.preventDefault();
  action();
}

const panDirections = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function panByKey(event) {
  event.preventDefault();
  const [x, y] = panDirections[event.key];
  const reach = event.shiftKey ? 200 : 40;
  pan(x * reach, y * reach);
}

function leave(target) {
  byId("fingerprint").open = false;
  if (target.id === "filter" && target.value) {
    target.value = "";
    return applyFilter();
  }
  if (!closeSheets() && target.id === "filter") byId("case").focus();
}

function switchPicture() {
  const { mode } = byId("stage")?.dataset ?? {};
  if (mode === "strobe") {
    if (strobe) stopStrobe();
    else startStrobe();
    return showStrobeControl();
  }
  if (mode !== "toggle" && filmOf(selectedCase())) return togglePlayer();
  if (mode !== "toggle") return setMode("toggle");
  flip();
}

function toggleGroup() {
  const found = sections().find(section => section.group && section.group.id === selectedCase()?.group);
  if (!found || !isFoldable(found)) return announce("This case belongs to no group that could be closed");
  foldGroup(found.group.id);
  announce(state.openGroups.has(found.group.id) ? "Group opened" : "Group closed");
}

function showHelp() {
  const help = byId("help");
  const close = () => help.close();
  help.replaceChildren(make("form", { method: "dialog" },
    make("div", { class: "dialog-head" }, make("h2", { id: "help-title" }, "Keys"),
      button("×", close, { class: "icon", "aria-label": "Close" })),
    make("dl", { class: "keys" }, ...keys.map(([name, what]) =>
      make("div", {}, make("dt", {}, make("kbd", {}, name)), make("dd", {}, what)))),
    make("p", { class: "muted" }, "In the picture: drag or arrow keys pan, Ctrl and the wheel or a double click zoom, "
      + "a click names the view.")));
}

/** Asks before many things are done at once. */
function confirm(title, text, verb, action) {
  const dialog = byId("confirm");
  const agree = button(verb, () => { dialog.close(); action(); }, { class: "primary", id: "agree", autofocus: true });
  dialog.replaceChildren(make("h2", { id: "confirm-title" }, title), make("p", { id: "confirm-text" }, text),
    make("div", { class: "dialog-tools" },
      button("Cancel", () => dialog.close(), { class: "quiet", id: "cancel" }), agree));
  dialog.showModal();
  agree.focus();
}

// On a narrow page the list and the layout are sheets above the picture.
function openSheet(id) {
  closeSheets();
  const sheet = byId(id);
  sheet.classList.add("is-open");
  sheet.querySelector("[data-close]").focus();
}

function closeSheets() {
  const open = document.querySelector(".is-open.side, .is-open.inspector");
  if (!open) return false;
  open.classList.remove("is-open");
  byId(`open-${open.id}`).focus();
  return true;
}

const themes = ["light", "dark"];

function shownTheme() {
  const set = document.documentElement.dataset.theme;
  return themes.includes(set) ? set : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function toggleTheme() {
  const next = shownTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem("tintype-theme", next);
  } catch { /* The choice lasts as long as the page. */ }
  showTheme();
}

function showTheme() {
  const isDark = shownTheme() === "dark";
  const theme = byId("theme");
  const label = isDark ? "Use the light theme" : "Use the dark theme";
  theme.setAttribute("aria-label", label);
  theme.title = `${label} (d)`;
  theme.replaceChildren(icon(isDark ? glyphs.sun : glyphs.moon));
}

function recallTheme() {
  try {
    const kept = localStorage.getItem("tintype-theme");
    if (themes.includes(kept)) document.documentElement.dataset.theme = kept;
  } catch { /* The system's choice holds. */ }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
  showTheme();
}
