// The address, and the start.

/** Shows a case; the way back leads to the one before. */
function select(id, isNew = true) {
  const item = caseById.get(id);
  if (!item) return;
  const isOther = state.selected !== id;
  state.selected = id;
  if (item.status !== state.tab || (state.filter && !matchesFilter(item))) {
    if (!matchesFilter(item)) clearFilter();
    state.tab = item.status;
    showTabs();
    showList();
  } else if (!rowOf(id)) showList();
  else {
    markSelectedRow();
    showPlace();
  }
  if (!isOther && byId("stage")) return;
  if (isNew) writeAddress(true);
  showCase();
  showPlace();
  document.title = `${item.name} · Tintype report`;
}

function step(direction) {
  const cases = walk();
  if (!cases.length) return;
  const now = cases.findIndex(item => item.id === state.selected);
  const next = now < 0 ? 0 : now + direction;
  if (next < 0 || next >= cases.length) return announce(next < 0 ? "This is the first case" : "This is the last case");
  select(cases[next].id);
}

function clearFilter() {
  state.filter = "";
  byId("filter").value = "";
}

function applyFilter() {
  state.filter = byId("filter").value.trim();
  showList();
  const cases = walk();
  if (cases.length && !cases.some(item => item.id === state.selected)) select(cases[0].id);
  announce(plural(cases.length, "case"));
}

function writeAddress(isNew) {
  if (state.selected === null) return;
  const words = new URLSearchParams({ case: state.selected });
  if (state.mode !== "side") words.set("mode", state.mode);
  const address = `#${words}`;
  if (location.hash === address) return;
  if (isNew) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const mode = modes.find(candidate => candidate.id === words.get("mode"));
  const isOtherMode = (mode?.id ?? "side") !== state.mode;
  state.mode = mode?.id ?? "side";
  const id = words.get("case");
  if (id !== null && caseById.has(id)) {
    const isShown = state.selected === id;
    select(id, false);
    if (isShown && isOtherMode) setMode(state.mode);
    return true;
  }
  if (id !== null) announce(`The run has no case ${id}`, { isError: true });
  return false;
}

function showTop() {
  const seconds = report.durationMs / 1000;
  byId("summary").textContent = report.summary + (seconds ? ` · ${seconds.toFixed(seconds < 10 ? 2 : 1)} s` : "");
  const [head, body] = byId("fingerprint").children;
  // Results of tests alone have none for all of them.
  byId("fingerprint").hidden = !report.fingerprint;
  head.textContent = shown(report.fingerprint);
  head.setAttribute("aria-label", `Fingerprint ${report.fingerprint}: what drew the pictures`);
  head.title = "What drew the pictures";
  const parts = Object.entries(report.fingerprintParts).sort();
  body.replaceChildren(make("p", {}, `${report.tool.name} ${report.tool.version} drew with:`),
    make("dl", {}, ...parts.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)))));
  const { run } = report;
  const notices = [];
  if (run.isInterrupted) notices.push("The run ended before its time: not all cases were worked on.");
  if (run.shard.total > 1) notices.push(`This is part ${run.shard.index} of ${run.shard.total} of the run.`);
  if (report.leftOut.length) notices.push(leftOutNotice());
  byId("notices").replaceChildren(...notices.map(text => make("p", {}, text)));
  byId("done").hidden = !isLive();
}

/** Pictures that did not fit are named, never left out in silence. */
function leftOutNotice() {
  const names = report.leftOut.map(id => caseById.get(id)?.name ?? id);
  const list = make("ul", {}, ...report.leftOut.map((id, index) =>
    make("li", {}, button(names[index], () => select(id), { class: "link" }))));
  return make("details", { id: "left-out" },
    make("summary", {}, `The pictures of ${plural(names.length, "case")} did not fit into this file of at most `
      + `${report.limit}; \`tintype report\` without --single-file has them all.`), list);
}

function listen() {
  document.addEventListener("keydown", pressKey);
  addEventListener("popstate", readAddress);
  addEventListener("hashchange", readAddress);
  new ResizeObserver(arrange).observe(byId("case"));
  byId("filter").addEventListener("input", applyFilter);
  byId("filter").addEventListener("keydown", event => {
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      byId("cases")?.focus();
    }
  });
  byId("tabs").addEventListener("keydown", moveInTabs);
  byId("theme").addEventListener("click", toggleTheme);
  byId("help-open").addEventListener("click", () => byId("help").showModal());
  byId("skip").addEventListener("click", () => byId("case").focus());
  byId("previous").addEventListener("click", () => step(-1));
  byId("next").addEventListener("click", () => step(1));
  byId("done").addEventListener("click", finish);
  for (const id of ["side", "inspector"]) byId(`open-${id}`).addEventListener("click", () => openSheet(id));
  for (const close of document.querySelectorAll("[data-close]")) close.addEventListener("click", closeSheets);
}

async function finish() {
  try {
    await ask("api/done", {});
  } catch { /* It may be gone before it answers. */ }
  document.body.replaceChildren(make("main", { class: "ended" }, make("h1", {}, "Done"),
    make("p", {}, "The review has ended. You can close this page.")));
}

async function load() {
  const stored = byId("report-data");
  if (stored) return JSON.parse(stored.textContent);
  readToken();
  return askReport();
}

/** What the server calls the run that is shown. */
let shownRound = null;

async function askReport() {
  const response = await ask("api/report");
  shownRound = response.headers.get("X-Tintype-Round");
  return response.json();
}

/** Shows what a new run found, at the place that is looked at. */
async function followRun() {
  const data = await askReport();
  const { selected } = state;
  decisions.clear();
  past.length = 0;
  adopt(data);
  state.selected = null;
  showTop();
  showTabs();
  showList();
  byId("stage")?.remove();
  const next = caseById.get(selected) ?? walk()[0];
  if (next) select(next.id, false);
  else showCase();
  showProgress();
  announce(`A new run: ${report.summary}`);
}

/** Asks now and then whether there was a further run, as `tintype watch` makes them. */
async function follow() {
  for (;;) {
    await new Promise(resume => setTimeout(resume, 1000));
    if (document.body.querySelector(".ended")) return;
    try {
      const round = await (await ask("api/round")).text();
      if (round !== shownRound && !isBusy) await followRun();
    } catch (error) {
      if (error.message !== "Failed to fetch") throw error;
      announce("The server is gone: what is shown stays as it is", { isError: true });
      return;
    }
  }
}

async function start() {
  recallTheme();
  try {
    adopt(await load());
  } catch (error) {
    byId("case").replaceChildren(make("div", { class: "welcome" }, make("h2", {}, "The report cannot be read"),
      make("p", {}, token === null ? "Open the address that `tintype review` printed." : error.message)));
    return;
  }
  recall();
  showHelp();
  showTop();
  showTabs();
  listen();
  if (!readAddress()) {
    const first = walk()[0];
    if (state.tab === "passed" || !first) { showList(); showCase(); } else select(first.id, false);
  }
  showTray();
  showProgress();
  document.body.dataset.ready = "true";
  if (isLive()) follow();
}

start();
