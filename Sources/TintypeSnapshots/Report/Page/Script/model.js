// What the run found, and what the page shows of it.

/** The results as the page carries them; a served page asks for them instead. */
let report = null;
let caseById = new Map();
let groupById = new Map();

const state = {
  tab: "failed",
  filter: "",
  selected: null,
  mode: "side",
  cluster: -1,
  outlines: false,
  blend: 50,
  slide: 50,
  showsActual: true,
  view: { fit: true, zoom: 1, x: 0, y: 0 },
  frame: 0,
  speed: 1,
  changedOnly: false,
  paths: true,
  onion: false,
  treeSide: "actual",
  hovered: null,
  picked: null,
  openGroups: new Set(),
  folded: new Set(),
};

/** What reviewers decided, by the case's id: accepted, rejected or skipped. */
const decisions = new Map();

// Failures first.
const tabs = [
  { id: "failed", name: "Changed", empty: "No picture changed." },
  { id: "missing", name: "Missing golden", empty: "Every case has a golden." },
  { id: "notComparable", name: "Not comparable", empty: "All pictures are comparable." },
  { id: "errored", name: "Errors", empty: "Nothing went wrong." },
  { id: "quarantined", name: "Quarantined", empty: "Nothing is set aside." },
  { id: "recorded", name: "New", empty: "No golden was written." },
  { id: "obsolete", name: "Obsolete", empty: "Every golden is in use." },
  { id: "passed", name: "Passed", empty: "Nothing passed." },
];

const verdicts = {
  failed: "Changed", missing: "No golden", notComparable: "Not comparable", errored: "Error",
  quarantined: "Quarantined", recorded: "New golden", obsolete: "Obsolete", passed: "Passed",
};

const modes = [
  { id: "side", name: "Side by side", key: "1" },
  { id: "slide", name: "Slide", key: "2" },
  { id: "blend", name: "Blend", key: "3" },
  { id: "toggle", name: "Toggle", key: "4" },
  { id: "strobe", name: "Strobe", key: "5" },
  { id: "difference", name: "Difference", key: "6" },
  { id: "heat", name: "Heat map", key: "7" },
];

function adopt(data) {
  report = data;
  const obsolete = data.obsolete.map(path => ({
    id: path, name: path, status: "obsolete", message: "No case draws this golden any more.",
    hint: `remove it with \`${data.commands.tool} prune --write\``, pictures: {}, layouts: {}, absent: {}, causes: [], masks: [],
    warnings: [], files: {},
  }));
  const known = new Set(data.cases.map(item => item.id));
  data.cases.push(...obsolete.filter(item => !known.has(item.id)));
  data.cases.sort(byPlainness);
  data.cases.forEach((item, index) => { item.index = index; });
  caseById = new Map(data.cases.map(item => [item.id, item]));
  groupById = new Map(data.groups.map(group => [group.id, group]));
  for (const item of data.cases.filter(found => found.film)) Object.assign(item, { cover: item.pictures, worst: item.difference });
  for (const item of data.cases) if (item.decision) decisions.set(item.id, item.decision);
}

/** By the names of scenes and tests; of one, the picture as it stands comes before its variants, and light before dark. */
function byPlainness(one, other) {
  const keys = [one, other].map(item => [
    item.variant ? item.id.replace(`.${item.variant}`, "") : item.id,
    !item.variant ? 0 : /(^|-)dark(-|$)/.test(item.variant) ? 2 : 1, item.id]);
  const at = keys[0].findIndex((value, index) => value !== keys[1][index]);
  return at < 0 ? 0 : keys[0][at] < keys[1][at] ? -1 : 1;
}

const isReviewable = item => ["failed", "missing", "notComparable", "quarantined"].includes(item.status);
const isUndecided = item => isReviewable(item) && !decisions.has(item.id);
const casesOf = tab => report.cases.filter(item => item.status === tab);

function matchesFilter(item) {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const group = groupById.get(item.group);
  const causes = item.causes.map(cause => cause.text);
  const text = [item.id, item.name, item.variant, item.message, group?.title, ...causes].join("\n").toLowerCase();
  return words.every(word => text.includes(word));
}

/** The cases of the tab that the filter lets through: groups first, the largest first, each group together. */
function sections() {
  const shown = casesOf(state.tab).filter(matchesFilter);
  const inGroups = new Map();
  const single = [];
  for (const item of shown) {
    const group = groupById.get(item.group);
    if (!group || group.cases.length < 2) single.push(item);
    else if (inGroups.has(group.id)) inGroups.get(group.id).push(item);
    else inGroups.set(group.id, [item]);
  }
  const result = report.groups.filter(group => inGroups.has(group.id))
    .map(group => ({ group, cases: inGroups.get(group.id) }));
  if (single.length) result.push({ group: null, cases: single });
  return result;
}

/** A closed group is looked at by one of its cases. */
const isFoldable = section => section.group && section.cases.length > 3;
const isOpen = section => !isFoldable(section) || state.openGroups.has(section.group.id) || state.filter !== "";

/** The cases of a section that have a row: of a closed group the selected one, or the first that is undecided. */
function rowsOf(section) {
  if (isOpen(section)) return section.cases;
  const selected = section.cases.find(item => item.id === state.selected);
  return [selected ?? section.cases.find(isUndecided) ?? section.cases[0]];
}

/** The cases in the order in which next and previous go through them. */
const walk = () => sections().flatMap(rowsOf);

const selectedCase = () => caseById.get(state.selected) ?? null;

/** The cases that one decision for all would change: the group of the selected case, else all that are shown. */
function bulk() {
  const group = groupById.get(selectedCase()?.group);
  if (group && group.cases.length > 1) {
    const cases = group.cases.map(id => caseById.get(id)).filter(Boolean);
    return { title: group.title, cases: cases.filter(isReviewable), group };
  }
  const cases = casesOf(state.tab).filter(matchesFilter).filter(isReviewable);
  const title = state.filter ? `cases that match “${state.filter}”` : "cases that are shown";
  return { title, cases, group: null };
}

const hasBoth = item => Boolean(item.pictures.expected && item.pictures.actual);

function canShow(item, mode) {
  if (mode === "side") return true;
  return hasBoth(item) && (mode !== "difference" || Boolean(item.pictures.difference));
}

/** In pixels: the smallest canvas that holds both pictures. */
function canvasSize(item) {
  const sizes = [item.expectedSize, item.actualSize].filter(Boolean);
  if (!sizes.length) return { width: 1, height: 1 };
  return { width: Math.max(...sizes.map(s => s.width)), height: Math.max(...sizes.map(s => s.height)) };
}

const sizesDiffer = item => item.expectedSize && item.actualSize
  && (item.expectedSize.width !== item.actualSize.width || item.expectedSize.height !== item.actualSize.height);

const clustersOf = item => item.difference?.clusters ?? [];
