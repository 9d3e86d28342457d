// The layout tree: what changed is lit, and a view that is pointed at is outlined in the pictures.

function layoutSection(item) {
  if (!item.layouts.actual && !item.layouts.expected) return null;
  return make("section", { class: "panel tree-panel", id: "tree-panel" },
    make("div", { class: "panel-head" }, make("h3", { id: "tree-title" }, "Layout"), make("div", { id: "tree-sides" })),
    make("div", { id: "tree-place" }, make("p", { class: "muted" }, "Reading …")),
    make("div", { id: "view-detail" }));
}

async function loadLayouts(item) {
  shownLayouts.expected = null;
  shownLayouts.actual = null;
  const { expected, actual } = item.layouts;
  const [old, current] = await Promise.all([expected, actual].map(found => (found ? layoutTree(found) : null)));
  if (selectedCase() !== item) return;
  shownLayouts.expected = old;
  shownLayouts.actual = current;
  state.treeSide = current ? "actual" : "expected";
  showTree();
  if (filmOf(item)) showFrameLayouts(item);
}

/** The paths of the views that the verdict names: causes, and what is drawn where pixels changed. */
function litPaths(item) {
  return new Set([...item.causes.map(cause => cause.view), ...clustersOf(item).flatMap(cluster => cluster.views)]);
}

function showTree() {
  const place = byId("tree-place");
  const item = selectedCase();
  if (!place || !item) return;
  showTreeSides();
  const layout = shownLayouts[state.treeSide];
  if (!layout) return place.replaceChildren(make("p", { class: "muted" }, "The layout cannot be read."));
  const lit = litPaths(item);
  const carriers = carriersOf(layout, lit);
  const causes = new Set(item.causes.map(cause => cause.view));
  // A large tree opens where something is lit.
  const isFolded = view => (state.folded.has(view.path)
    || (layout.views.length > 150 && view.depth > 2 && !carriers.has(view) && !state.folded.has(`open ${view.path}`)))
    && view.children.length > 0;
  const rows = [];
  const visit = view => {
    const folded = isFolded(view);
    rows.push(treeRow(view, {
      folded, isLit: lit.has(view.path), isCause: causes.has(view.path), leadsToLit: folded && carriers.has(view),
    }));
    if (!folded) view.children.forEach(visit);
  };
  if (layout.views.length) visit(layout.views[0]);
  place.replaceChildren(make("div", {
    role: "tree", "aria-labelledby": "tree-title", class: "tree", id: "tree", onkeydown: moveInTree,
  }, ...rows));
  const cause = rows.find(row => row.classList.contains("is-cause"));
  const entry = rows.find(row => row.dataset.view === state.picked) ?? cause ?? rows[0];
  if (entry) entry.tabIndex = 0;
  showDetail();
}

/** The views that have something lit within. */
function carriersOf(layout, lit) {
  const carriers = new Set();
  for (const view of layout.views) {
    if (!lit.has(view.path)) continue;
    for (let above = view.parent; above && !carriers.has(above); above = above.parent) carriers.add(above);
  }
  return carriers;
}

function showTreeSides() {
  const place = byId("tree-sides");
  if (!shownLayouts.expected || !shownLayouts.actual) return place.replaceChildren();
  place.replaceChildren(make("div", { class: "sides", role: "group", "aria-label": "Layout of which picture" },
    ...["expected", "actual"].map(side => button(side === "actual" ? "Actual" : "Expected", () => {
      state.treeSide = side;
      showTree();
    }, { "aria-pressed": String(state.treeSide === side) }))));
}

function treeRow(view, { folded, isLit, isCause, leadsToLit }) {
  const siblings = view.parent ? view.parent.children.length : 1;
  const row = make("div", {
    role: "treeitem", tabindex: "-1",
    class: ["view-row", isLit && "is-lit", isCause && "is-cause", leadsToLit && "leads-to-lit"]
      .filter(Boolean).join(" "),
    "data-view": view.path, "aria-level": String(view.depth + 1), "aria-posinset": String(view.place + 1),
    "aria-setsize": String(siblings), "aria-selected": String(view.path === state.picked),
    "aria-expanded": view.children.length ? String(!folded) : null,
    title: view.path,
    onclick: event => (event.target.closest(".twist") ? fold(view) : pickView(view.path)),
    onpointerenter: () => { hoverView(view.path); showReadout(view); },
    onpointerleave: () => { hoverView(null); showReadout(null); },
    onfocus: () => { hoverView(view.path); showReadout(view); }, onblur: () => hoverView(null),
  },
  make("span", { class: "twist", "aria-hidden": "true" }, view.children.length ? icon(glyphs.open) : ""),
  make("span", { class: "view-kind" }, view.kind),
  view.id !== null ? make("span", { class: "view-id" }, `#${view.id}`) : null,
  make("span", { class: "view-text" }, textOf(view)),
  isLit ? make("span", { class: "hidden" }, isCause ? "cause" : "changed") : null,
  make("span", { class: "view-frame" }, rowSize(view.frame)));
  row.style.setProperty("--depth", String(Math.min(view.depth, 12)));
  return row;
}

/** Where a view stands is told when it is pointed at or picked. */
const rowSize = ([, , width, height]) => `${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10}`;

const tellingNames = ["text", "string", "content", "systemName", "name", "title"];

/** What a text says, or an image shows: more telling than the kind. */
function textOf(view) {
  const telling = view.attributes.find(([name]) => tellingNames.includes(name));
  return telling ? telling[1].replace(/\s+/g, " ").slice(0, 60) : "";
}

function fold(view) {
  const row = rowOfView(view.path);
  const isOpen = row?.getAttribute("aria-expanded") === "true";
  state.folded.delete(isOpen ? `open ${view.path}` : view.path);
  state.folded.add(isOpen ? view.path : `open ${view.path}`);
  showTree();
  rowOfView(view.path)?.focus();
}

function rowOfView(path) {
  return [...(byId("tree")?.children ?? [])].find(row => row.dataset.view === path) ?? null;
}

/** Opens the tree at a view, marks it in the pictures and says what it was made with. */
function pickView(path, reveals = false) {
  state.picked = path;
  if (!shownLayouts[state.treeSide]?.byPath.has(path)) {
    const side = ["actual", "expected"].find(name => shownLayouts[name]?.byPath.has(path));
    if (side) state.treeSide = side;
  }
  for (let view = shownLayouts[state.treeSide]?.byPath.get(path)?.parent; view; view = view.parent) {
    state.folded.delete(view.path);
    state.folded.add(`open ${view.path}`);
  }
  const focused = document.activeElement?.getAttribute("role") === "treeitem";
  showTree();
  redrawMarks();
  const row = rowOfView(path);
  if (focused) row?.focus();
  if (reveals) row?.scrollIntoView({ block: "nearest" });
}

function markHoveredRow(path) {
  byId("tree")?.querySelector(".is-hovered")?.classList.remove("is-hovered");
  if (path !== null) rowOfView(path)?.classList.add("is-hovered");
}

/** What the picked view was made with, before and after. */
function showDetail() {
  const place = byId("view-detail");
  const { expected, actual } = shownLayouts;
  const [old, current] = [expected?.byPath.get(state.picked), actual?.byPath.get(state.picked)];
  const view = current ?? old;
  if (!view) return place.replaceChildren();
  const names = [...new Set([...(old?.attributes ?? []), ...(current?.attributes ?? [])].map(([name]) => name))];
  const value = (from, name) => from?.attributes.filter(([own]) => own === name).map(([, text]) => text).join(", ");
  const pairs = names.map(name => [name, value(old, name), value(current, name)]);
  pairs.unshift(["frame", old && frameText(old.frame), current && frameText(current.frame)]);
  const rows = pairs.map(([name, before, after]) => {
    const isChanged = expected && actual && before !== after;
    return make("div", { class: isChanged ? "is-changed" : "" }, make("dt", {}, name),
      make("dd", {}, isChanged ? `${before || "none"} → ${after || "none"}` : after ?? before ?? ""));
  });
  place.replaceChildren(make("h4", {}, view.path), make("dl", { class: "attributes" }, ...rows));
}

function moveInTree(event) {
  const rows = [...byId("tree").children];
  const now = rows.indexOf(event.target.closest("[role=treeitem]"));
  const row = rows[now];
  if (!row) return;
  const level = Number(row.getAttribute("aria-level"));
  const expanded = row.getAttribute("aria-expanded");
  const view = shownLayouts[state.treeSide].byPath.get(row.dataset.view);
  const go = target => { if (target) { row.tabIndex = -1; target.tabIndex = 0; target.focus(); } };
  const actions = {
    ArrowDown: () => go(rows[now + 1]), ArrowUp: () => go(rows[now - 1]),
    Home: () => go(rows[0]), End: () => go(rows.at(-1)),
    ArrowRight: () => (expanded === "false" ? fold(view) : expanded === "true" ? go(rows[now + 1]) : null),
    ArrowLeft: () => (expanded === "true" ? fold(view)
      : go(rows.slice(0, now).findLast(other => Number(other.getAttribute("aria-level")) < level))),
    Enter: () => pickView(row.dataset.view), " ": () => pickView(row.dataset.view),
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  actions[event.key]();
}

/** Shows the tree, and moves there. */
function goToTree() {
  const row = byId("tree")?.querySelector("[tabindex='0']");
  if (!row) return announce("This case carries no layout");
  if (document.activeElement === row) {
    closeSheets();
    return byId("case").focus();
  }
  if (isNarrow()) openSheet("inspector");
  row.focus();
  row.scrollIntoView({ block: "nearest" });
}
