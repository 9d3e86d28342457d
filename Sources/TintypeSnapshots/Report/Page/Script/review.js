// Decisions. A page that `tintype review` serves carries them out; any other collects them and hands over the command.

/** What to go back to, the last first out: lists of ids with what was decided before. */
const past = [];
let isBusy = false;

const isLive = () => report.form === "live";
const canUndo = () => isLive() || past.length > 0;

function decide(decision) {
  const item = selectedCase();
  if (!item) return;
  if (!isReviewable(item)) return announce(noDecisionText(item));
  const isAgain = decisions.get(item.id) === decision;
  // To decide the same again is to take it back; what a server has done is undone by undo.
  settle([item], isAgain && !isLive() ? null : decision, true);
}

function decideMany(decision) {
  const { title, cases, group } = bulk();
  const open = cases.filter(item => decisions.get(item.id) !== decision);
  if (!open.length) return announce("There is nothing to decide");
  const verb = { accepted: "Accept", rejected: "Reject", skipped: "Skip" }[decision];
  const what = open.length === 1 ? "1 case" : `all ${count(open.length)} cases`;
  const place = group ? `They changed alike: ${title}.` : `These are the ${title}.`;
  confirm(`${verb} ${what}?`, `${place} ${effectOf(decision)}`, `${verb} ${count(open.length)}`,
    () => settle(open, decision, true));
}

function effectOf(decision) {
  if (decision === "skipped") return "Nothing is written.";
  if (!isLive()) return "Nothing is written yet: you get a command.";
  return decision === "accepted" ? "Their goldens are written at once." : "Their pictures are put away.";
}

/** Makes a decision for cases, here or on the server, and goes on to what is left. */
async function settle(items, decision, moves) {
  const next = moves ? nextUndecided(items) : null;
  if (isLive() && decision !== "skipped") {
    const done = await send(decision === "accepted" ? "accept" : "reject", items.map(item => item.id));
    if (!done) return;
  } else {
    past.push(items.map(item => [item.id, decisions.get(item.id) ?? null]));
    for (const item of items) {
      if (decision === null) decisions.delete(item.id);
      else decisions.set(item.id, decision);
    }
    keep();
    const word = decision ?? "undecided";
    announce(items.length === 1 ? `${items[0].name}: ${word}` : `${plural(items.length, "case")}: ${word}`);
  }
  if (next && decision !== null) select(next.id);
  afterDecision();
}

function nextUndecided(items) {
  const settled = new Set(items);
  const isOpen = item => isUndecided(item) && !settled.has(item);
  const all = sections().flatMap(section => section.cases);
  const now = all.findIndex(item => item.id === state.selected);
  return all.slice(now + 1).find(isOpen) ?? all.slice(0, Math.max(0, now)).find(isOpen) ?? null;
}

async function undo() {
  if (isLive()) {
    if (past.at(-1)) takeBack();
    else await send("undo", []);
  } else if (past.length) takeBack();
  else return announce("There is nothing to undo");
  afterDecision();
}

function takeBack() {
  const step = past.pop();
  for (const [id, decision] of step) {
    if (decision === null) decisions.delete(id);
    else decisions.set(id, decision);
  }
  keep();
  const what = step.length === 1 ? `${caseById.get(step[0][0])?.name}:` : plural(step.length, "decision");
  announce(`${what} taken back`);
  if (step.length === 1) select(step[0][0]);
}

/** Lets the server act, and takes over what it did. */
async function send(action, ids) {
  if (isBusy) return false;
  isBusy = true;
  document.body.classList.add("is-busy");
  try {
    const answer = await (await ask(`api/${action}`, { ids })).json();
    for (const [id, decision] of Object.entries(answer.decisions)) {
      if (decision === null) decisions.delete(id);
      else decisions.set(id, decision);
    }
    // Skipping is the page's alone; what came before an action of the server is no more the last step.
    past.length = 0;
    const refused = answer.refused
      .map(({ id, message, hint }) => `${caseById.get(id)?.name ?? id}: ${message} (${hint})`);
    announce(refused.length ? refused.slice(0, 3).join("\n") : answer.message, { isError: refused.length > 0 });
    return answer.done > 0 || action === "undo";
  } catch (error) {
    const isGone = error.message === "Failed to fetch";
    announce(isGone ? `The server is gone: start \`${report.commands.tool} review\` again` : error.message,
      { isError: true });
    return false;
  } finally {
    isBusy = false;
    document.body.classList.remove("is-busy");
  }
}

function showProgress() {
  const all = report.cases.filter(isReviewable);
  const done = all.filter(item => decisions.has(item.id) && decisions.get(item.id) !== "skipped").length;
  byId("progress").textContent = all.length ? `${count(done)} of ${count(all.length)} decided` : "";
}

function afterDecision() {
  showProgress();
  refreshMarks();
  refreshActions();
  showTray();
  showPlace();
}

// What is decided on a static page outlives a reload, where the browser lets it.
const storageKey = () => `tintype-decisions-${report.report}`;

function keep() {
  if (isLive()) return;
  try {
    localStorage.setItem(storageKey(), JSON.stringify([...decisions]));
  } catch { /* As on some file:// pages: the decisions last as long as the page. */ }
}

function recall() {
  if (isLive()) return;
  try {
    for (const [id, decision] of JSON.parse(localStorage.getItem(storageKey()) ?? "[]")) {
      if (caseById.has(id)) decisions.set(id, decision);
    }
  } catch { /* As above. */ }
}

/** The ids that this page decided so; what the run's own results say is done already. */
function decided(decision) {
  return report.cases.filter(item => decisions.get(item.id) === decision && item.decision !== decision)
    .map(item => item.id);
}

/** Quoted for a POSIX shell. */
const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`;

/** Where the results lie, as options: a page that was fetched with its artifact knows the folder that it lies in. */
function placeOptions() {
  const { place, isArtifact } = report.commands;
  const fetched = isArtifact && location.protocol === "file:"
    ? /^(.+)\/report\/index\.html$/.exec(decodeURIComponent(location.pathname)) : null;
  const words = fetched ? ["--from", fetched[1]] : place;
  return words.map(word => ` ${/^[\w\-./:=@%+,]+$/.test(word) ? word : quoted(word)}`).join("");
}

/** What to type, and whether it reads the list that the page hands out: for many ids, or such as no line can hold. */
function command(accepted, rejected) {
  const { tool, isArtifact } = report.commands;
  const options = placeOptions();
  const lines = [];
  if (accepted.length) lines.push(`${tool} accept ${accepted.map(quoted).join(" ")}${options}`);
  // Of an artifact nothing has to be put away.
  if (rejected.length && !isArtifact) lines.push(`${tool} reject ${rejected.map(quoted).join(" ")}${options}`);
  const text = lines.join("\n") || "# nothing is accepted";
  // What is copied must be what is read.
  const isPlain = ![...accepted, ...rejected].some(id => /[\t\n]/.test(id) || shown(id) !== id);
  if (accepted.length + rejected.length <= 12 && text.length <= 1200 && isPlain) return { text, usesList: false };
  return { text: `${tool} accept --list accept.json${options}`, usesList: true };
}

function decisionList() {
  return JSON.stringify({
    schemaVersion: 1, run: report.run.hash, accept: decided("accepted"), reject: decided("rejected"),
  }, null, 2) + "\n";
}

function downloadList() {
  const address = URL.createObjectURL(new Blob([decisionList()], { type: "application/json" }));
  const link = make("a", { href: address, download: "accept.json" });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

function showTray() {
  const tray = byId("tray");
  const [accepted, rejected] = [decided("accepted"), decided("rejected")];
  const left = report.cases.filter(isUndecided).length;
  if (isLive() || (!accepted.length && !rejected.length)) {
    tray.hidden = true;
    return;
  }
  const { text, usesList } = command(accepted, rejected);
  const parts = [];
  if (accepted.length) parts.push(`${count(accepted.length)} to accept`);
  if (rejected.length) parts.push(`${count(rejected.length)} to reject`);
  tray.hidden = false;
  tray.replaceChildren(
    make("p", { class: "tray-text" }, make("strong", {}, parts.join(", ")), ` · ${left ? count(left) : "none"} left`),
    make("pre", { tabindex: "0", "aria-label": "Command" }, make("code", { id: "command" }, text)),
    make("div", { class: "tray-tools" },
      button("", () => copyText(text, "the command"), { class: "quiet", id: "copy-command" },
        icon(glyphs.copy), "Copy"),
      button("", downloadList, { class: usesList ? "primary" : "quiet", id: "download-list" },
        icon(glyphs.download), "accept.json"),
      button("Forget", forgetAll, { class: "quiet", id: "forget" })));
}

function forgetAll() {
  const ids = [...decided("accepted"), ...decided("rejected"), ...decided("skipped")];
  const verb = ids.length === 1 ? "is" : "are";
  confirm("Forget all decisions?", `${plural(ids.length, "decision")} made on this page ${verb} taken back.`, "Forget",
    () => settle(ids.map(id => caseById.get(id)), null, false));
}
