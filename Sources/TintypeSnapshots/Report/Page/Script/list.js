// The tabs, and the list of cases in them.

function showTabs() {
  const strip = byId("tabs");
  const shown = tabs.filter(tab => casesOf(tab.id).length);
  if (!shown.some(tab => tab.id === state.tab)) state.tab = shown[0]?.id ?? "failed";
  strip.replaceChildren(...shown.map(tab => {
    const cases = casesOf(tab.id);
    const isOn = tab.id === state.tab;
    return make("button", {
      type: "button", role: "tab", id: `tab-${tab.id}`, class: `tab of-${tab.id}`, "aria-selected": String(isOn),
      "aria-controls": "list", tabindex: isOn ? "0" : "-1", onclick: () => openTab(tab.id),
    }, make("span", {}, tab.name), " ", make("span", { class: "count" }, count(cases.length)));
  }));
  byId("list").setAttribute("aria-labelledby", `tab-${state.tab}`);
}

function moveInTabs(event) {
  const shown = [...byId("tabs").children];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const edge = { Home: 0, End: shown.length - 1 }[event.key];
  if (step === undefined && edge === undefined) return;
  event.preventDefault();
  const now = shown.findIndex(tab => tab.getAttribute("aria-selected") === "true");
  const next = edge ?? (now + step + shown.length) % shown.length;
  openTab(shown[next].id.slice("tab-".length));
  byId("tabs").children[next].focus();
}

function openTab(id) {
  state.tab = id;
  showTabs();
  const first = walk()[0];
  if (first) select(first.id);
  else showList();
}

function showList() {
  const list = byId("list");
  const found = sections();
  const tab = tabs.find(candidate => candidate.id === state.tab);
  if (!found.length) {
    const reason = report.cases.length ? tab.empty : "The run had no cases.";
    const text = state.filter ? `No case matches “${state.filter}”.` : reason;
    list.replaceChildren(make("p", { class: "nothing" }, text));
    return showPlace();
  }
  const box = make("div", {
    role: "listbox", class: "cases", tabindex: "0", id: "cases", "aria-label": `${tab.name} cases`,
    onkeydown: moveInList,
  }, ...found.map(section => sectionElement(section, found.length > 1)));
  list.replaceChildren(box);
  markSelectedRow();
  showPlace();
}

function sectionElement(section, hasSiblings) {
  const { group, cases } = section;
  if (!group) {
    if (!hasSiblings) return make("div", { role: "presentation" }, ...cases.map(row));
    return make("div", { role: "group", "aria-labelledby": "group-none" },
      make("div", { class: "group-title is-plain", id: "group-none" }, "Each by itself"), ...cases.map(row));
  }
  const shown = rowsOf(section);
  const hidden = cases.length - shown.length;
  const label = `group-${report.groups.indexOf(group)}`;
  const heading = make("div", { class: "group-title", id: label },
    make("span", {}, group.title), make("span", { class: "places" }, plural(group.cases.length, "picture")));
  const element = make("div", { role: "group", "aria-labelledby": label, class: "group", "data-group": group.id },
    heading, ...shown.map(row));
  if (isFoldable(section) && state.filter === "") {
    const text = hidden ? `${count(hidden)} more` : "Show one only";
    element.append(make("div", {
      role: "option", class: "more", "aria-selected": "false", "data-fold": group.id,
      onclick: () => foldGroup(group.id),
    }, text));
  }
  return element;
}

function row(item) {
  const parts = item.name.split("/");
  const title = parts.pop();
  const thumb = make("span", { class: "thumb" });
  const { actual, expected } = item.cover ?? item.pictures;
  const key = actual ?? expected;
  if (key) thumb.append(lazyPicture(key));
  else thumb.append(make("span", { class: "dot" }));
  const detail = [item.variant, rowNumbers(item)].filter(Boolean).join(" · ") || parts.join("/");
  return make("div", {
    role: "option", class: `row of-${item.status}`, "data-case": item.id, "aria-selected": "false",
    id: `row-${item.index}`, title: item.id, onclick: () => { select(item.id); closeSheets(); },
  }, thumb,
  make("span", { class: "row-text" },
    make("span", { class: "row-name" },
      parts.length ? make("span", { class: "row-folder" }, `${parts.pop()}/`) : null, title),
    make("span", { class: "row-detail" }, detail)),
  make("span", { class: "mark" }, ...decisionMark(item)));
}

function rowNumbers(item) {
  if (sizesDiffer(item)) return `${sizeText(item.expectedSize)} → ${sizeText(item.actualSize)}`;
  if (item.status === "passed" && item.difference?.tolerated) return `${count(item.difference.tolerated)} px tolerated`;
  if (item.difference && item.status !== "passed") return `${count(item.difference.pixels)} px`;
  if (item.status === "passed") return "equal";
  return item.status === "errored" ? item.message : "";
}

function decisionMark(item) {
  const decision = decisions.get(item.id);
  if (!decision) return [];
  const glyph = { accepted: "check", rejected: "cross", skipped: "skip" }[decision];
  return [make("span", { class: `decision is-${decision}` },
    icon(glyphs[glyph]), make("span", { class: "hidden" }, decision))];
}

function rowOf(id) {
  return [...byId("list").querySelectorAll(".row")].find(element => element.dataset.case === id) ?? null;
}

function markSelectedRow() {
  const box = byId("cases");
  for (const element of box?.querySelectorAll(".row[aria-selected=true]") ?? []) {
    element.setAttribute("aria-selected", "false");
  }
  const element = state.selected === null ? null : rowOf(state.selected);
  if (!element) return box?.removeAttribute("aria-activedescendant");
  element.setAttribute("aria-selected", "true");
  box.setAttribute("aria-activedescendant", element.id);
  element.scrollIntoView({ block: "nearest" });
}

/** Draws the marks of decisions anew without building the list again. */
function refreshMarks() {
  for (const element of byId("list").querySelectorAll(".row")) {
    const item = caseById.get(element.dataset.case);
    element.querySelector(".mark").replaceChildren(...decisionMark(item));
  }
}

function moveInList(event) {
  const cases = walk();
  const now = cases.findIndex(item => item.id === state.selected);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: cases.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const item = cases[Math.min(cases.length - 1, Math.max(0, next))];
  if (item) select(item.id);
}

function foldGroup(id) {
  if (state.openGroups.has(id)) state.openGroups.delete(id);
  else state.openGroups.add(id);
  showList();
}

function showPlace() {
  const cases = walk();
  const now = cases.findIndex(item => item.id === state.selected);
  const text = now < 0 ? `${cases.length}` : `${now + 1} of ${cases.length}`;
  byId("place").textContent = text;
  const place = byId("case-place");
  if (place) place.textContent = text;
}
