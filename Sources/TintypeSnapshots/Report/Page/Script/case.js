// One case: what came of it in words and numbers, why, and what was allowed.

function showCase() {
  const item = selectedCase();
  const main = byId("case");
  state.cluster = -1;
  state.view = { fit: true, zoom: 1, x: 0, y: 0 };
  state.hovered = null;
  state.picked = null;
  if (!item) {
    stopStrobe();
    pausePlayer();
    panes = [];
    main.replaceChildren(make("div", { class: "welcome" }, make("h2", {}, welcomeText()),
      make("p", {}, report.summary)));
    byId("inspector-body").replaceChildren();
    return;
  }
  if (filmOf(item)) enterFilm(item);
  const hasPicture = item.pictures.expected || item.pictures.actual;
  main.replaceChildren(caseHead(item), hasPicture ? toolbar(item) : "", make("div", { id: "stage", class: "stage" }),
    playerPanel(item),
    make("div", { id: "mode-controls", class: "mode-controls" }), actions(item));
  showInspector(item);
  showStage(item);
  showPlayer();
  loadLayouts(item);
}

function welcomeText() {
  if (!report.cases.length) return "The run had no cases";
  const waiting = report.cases.filter(isUndecided).length;
  return waiting ? plural(waiting, "case") + " to look at" : "Nothing is left to look at";
}

function caseHead(item) {
  const parts = item.name.split("/");
  const title = parts.pop();
  const chips = [
    item.variant ? make("span", { class: "chip" }, item.variant) : null,
    item.scale ? make("span", { class: "chip" }, `@${length(item.scale)}x`) : null,
  ];
  const copy = iconButton(
    glyphs.copy, "Copy the case's id", () => copyText(item.id, "the id"), { class: "icon small" });
  return make("header", { class: "case-head" },
    make("div", { class: "case-title" },
      make("h2", {}, parts.length ? make("span", { class: "folder" }, `${parts.join("/")}/`) : null, title),
      ...chips, copy, make("span", { class: "case-place", id: "case-place" })),
    make("p", { class: "verdict" }, make("span", { class: `badge of-${item.status}` }, verdicts[item.status]),
      make("span", {}, headline(item))),
    item.hint ? make("p", { class: "hint" }, item.hint) : null,
    numbers(item), groupBanner(item));
}

/** The cause where one is known; the numbers stand below it. Else what the run said. */
function headline(item) {
  if (item.causes.length) return item.causes[0].text;
  if (item.difference && !sizesDiffer(item)) return "The layout is equal; what is drawn in it is not";
  if (item.status === "passed" && item.message === "passed") return "The pictures are equal";
  const [line] = item.message.split("\n");
  // The verdict stands before it in a word of its own.
  const text = line.replace(/^(changed|missing|not comparable|recorded|error|passed): /, "");
  return text === line ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function numbers(item) {
  const difference = item.worst ?? item.difference;
  const rows = [];
  if (filmOf(item) && hasBoth(item)) {
    const changed = frameList(item).filter(isChanged).length;
    rows.push([`of ${plural(frameList(item).length, "frame")} changed`, count(changed)]);
  }
  if (sizesDiffer(item)) rows.push(["size", `${sizeText(item.expectedSize)} → ${sizeText(item.actualSize)} px`]);
  if (difference) {
    const places = difference.clusters.length + difference.furtherClusters;
    rows.push([difference.pixels === 1 ? "pixel" : "pixels", count(difference.pixels)],
      ["of the picture", share(difference.pixels, difference.total)],
      ["of 255 at most", String(difference.maximumDelta)]);
    if (places) rows.push([places === 1 ? "place" : "places", count(places)]);
    if (difference.tolerated) rows.push(["tolerated", count(difference.tolerated)]);
  }
  if (item.source) rows.push(["", placeText(item.source)]);
  if (!rows.length) return null;
  return make("dl", { class: "numbers" }, ...rows.map(([name, value]) =>
    make("div", {}, make("dt", name ? {} : { class: "hidden" }, name || "Source"), make("dd", {}, value))));
}

function groupBanner(item) {
  const group = groupById.get(item.group);
  if (!group || group.cases.length < 2) return null;
  const others = group.cases.length;
  const text = make("div", { class: "banner-text" }, make("strong", {}, group.title),
    make("span", {}, `${plural(others, "picture")}, changed alike`,
      group.source ? ` · ${placeText(group.source)}` : ""));
  return make("div", { class: "banner" }, text, make("div", { class: "banner-tools" },
    button("", () => decideMany("accepted"), { class: "quiet", "aria-keyshortcuts": "Shift+A" },
      `Accept all ${count(others)}`, " ", key("A")),
    button("", () => decideMany("rejected"), { class: "quiet", "aria-keyshortcuts": "Shift+R" },
      "Reject all", " ", key("R"))));
}

function toolbar(item) {
  const current = canShow(item, state.mode) ? state.mode : "side";
  const radios = modes.map(mode => {
    const isOn = mode.id === current;
    return make("button", {
      type: "button", role: "radio", class: "mode", "data-mode": mode.id, "aria-checked": String(isOn),
      "aria-keyshortcuts": mode.key, tabindex: isOn ? "0" : "-1", disabled: !canShow(item, mode.id),
      title: `${mode.name} (${mode.key})`, onclick: () => setMode(mode.id),
    }, mode.name);
  });
  const clusters = clustersOf(item);
  const outlines = iconButton(glyphs.frame, "Outline all that changed (o)", toggleOutlines,
    { "aria-pressed": String(state.outlines), "aria-keyshortcuts": "o", id: "outlines" });
  return make("div", { class: "toolbar", role: "toolbar", "aria-label": "How the pictures are shown" },
    make("div", { class: "modes", role: "radiogroup", "aria-label": "Mode", onkeydown: moveInModes }, ...radios),
    make("div", { class: "zooming" },
      make("select", { id: "zoom", "aria-label": "Zoom", onchange: chooseZoom },
        make("option", { value: "fit" }, "Fit"),
        ...[1, 2, 4, 8, 16].map(zoom => make("option", { value: String(zoom) }, zoom === 1 ? "1:1" : `${zoom}×`)),
        make("option", { value: "other", hidden: true }, "")),
      clusters.length ? iconButton(glyphs.target, "Zoom to the change (z)", toggleZoomToChange,
        { "aria-keyshortcuts": "z", id: "zoom-to-change" }) : null,
      clusters.length > 1 ? make("span", { class: "stepper" },
        button("‹", () => zoomToCluster(state.cluster < 0 ? clusters.length - 1 : state.cluster - 1),
          { class: "icon", "aria-label": "Previous change", title: "Previous change (p)", "aria-keyshortcuts": "p" }),
        make("span", { id: "cluster-place", title: plural(clusters.length, "change") }, count(clusters.length)),
        button("›", () => zoomToCluster(state.cluster + 1),
          { class: "icon", "aria-label": "Next change", title: "Next change (n)", "aria-keyshortcuts": "n" })) : null,
      outlines));
}

function moveInModes(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const item = selectedCase();
  const shown = modes.filter(mode => canShow(item, mode.id));
  const now = shown.findIndex(mode => mode.id === byId("stage").dataset.mode);
  setMode(shown[(now + step + shown.length) % shown.length].id);
  byId("case").querySelector(".mode[aria-checked=true]").focus();
}

function setMode(mode) {
  const item = selectedCase();
  if (!item) return;
  if (!canShow(item, mode)) {
    const name = modes.find(candidate => candidate.id === mode).name;
    return announce(`${name} needs two pictures; this case has ${panes.length ? "one" : "none"}`);
  }
  state.mode = mode;
  for (const radio of byId("case").querySelectorAll(".mode")) {
    const isOn = radio.dataset.mode === mode;
    radio.setAttribute("aria-checked", String(isOn));
    radio.tabIndex = isOn ? 0 : -1;
  }
  writeAddress(false);
  showStage(item);
}

function chooseZoom(event) {
  const { value } = event.target;
  if (value === "fit") fitView();
  else zoomTo(Number(value));
}

function showZoom() {
  const menu = byId("zoom");
  if (!menu || !panes.length) return;
  const zoom = zoomOf(panes[0]);
  const other = menu.querySelector("[value=other]");
  const percent = `${Math.round(zoom * 100)} %`;
  menu.options[0].textContent = state.view.fit ? `Fit ${percent}` : "Fit";
  const isListed = [1, 2, 4, 8, 16].includes(zoom);
  other.textContent = percent;
  menu.value = state.view.fit ? "fit" : isListed ? String(zoom) : "other";
}

function showClusterPlace() {
  const place = byId("cluster-place");
  if (place) place.textContent = `${state.cluster + 1}/${clustersOf(selectedCase()).length}`;
}

function toggleOutlines() {
  state.outlines = !state.outlines;
  byId("outlines")?.setAttribute("aria-pressed", String(state.outlines));
  redrawMarks();
}

/** The controls that only one mode has. */
function showModeControls(item, mode) {
  const slider = (id, name, value, set) => make("label", { class: "slider" }, make("span", {}, name),
    make("input", { type: "range", id, min: "0", max: "100", step: "1", value: String(value),
      "aria-label": name, oninput: event => set(Number(event.target.value)) }));
  const controls = {
    slide: () => [slider("slide", "Expected up to", state.slide, setSlide)],
    blend: () => [make("span", { class: "end" }, "Expected"),
      slider("blend", "Share of the actual picture", state.blend, setBlend),
      make("span", { class: "end" }, "Actual")],
    toggle: () => [button("", flip, { class: "quiet", id: "flip", "aria-keyshortcuts": "Space" },
      "Show the other ", key("space"))],
    strobe: () => [make("span", { id: "strobe-control" })],
    difference: () => ["added", "removed", "changed", "tolerated"].map(name =>
      make("span", { class: "legend" }, make("span", { class: `swatch is-${name}` }), name)),
    heat: () => [make("span", { class: "legend" }, "equal", make("span", { class: "scale" }), "255 of 255")],
  };
  byId("mode-controls").replaceChildren(...(controls[mode]?.() ?? []));
  if (mode !== "strobe") return;
  // Who asked for less motion is asked first.
  if (prefersStill.matches) showStrobeControl();
  else startStrobe();
}

function showStrobeControl() {
  const place = byId("strobe-control");
  if (!place) return;
  const label = strobe ? "Stop" : prefersStill.matches ? "Start switching, slowly" : "Start switching";
  place.replaceChildren(button("", () => { if (strobe) stopStrobe(); else startStrobe(); showStrobeControl(); },
    { class: "quiet", id: "strobe" }, label, " ", key("space")));
}

function actions(item) {
  if (!isReviewable(item)) return make("div", { class: "actions is-empty" }, noDecisionText(item));
  const decision = decisions.get(item.id);
  const choice = (value, shortcut, className, ...label) => button("", () => decide(value),
    { class: className, "aria-pressed": String(decision === value), "aria-keyshortcuts": shortcut },
    ...label, key(shortcut));
  return make("div", { class: "actions", id: "actions" },
    choice("accepted", "a", "accept", icon(glyphs.check), "Accept"),
    choice("rejected", "r", "reject", icon(glyphs.cross), "Reject"),
    choice("skipped", "s", "quiet", icon(glyphs.skip), make("span", {}, "Skip")),
    button("", undo, { class: "quiet", "aria-keyshortcuts": "u", disabled: !canUndo() },
      icon(glyphs.undo), make("span", {}, "Undo"), key("u")));
}

function noDecisionText(item) {
  return {
    errored: "Nothing to accept: mend the error and verify again.",
    recorded: "This golden was written by the run itself.",
    obsolete: `Nothing to accept: \`${report.commands.tool} prune\` removes goldens that nobody draws.`,
    passed: "Nothing to decide.",
  }[item.status];
}

function refreshActions() {
  const item = selectedCase();
  const old = byId("actions");
  if (!item || !old) return;
  const focused = [...old.children].indexOf(document.activeElement);
  const next = actions(item);
  old.replaceWith(next);
  if (focused >= 0) next.children[focused]?.focus();
}
