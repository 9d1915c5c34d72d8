// The state of the page: one object, which is changed here only. What is in `route` is in the address too.

const listeners = new Set();
let isScheduled = false;
let changed = new Set();

export const state = {
  route: {document: null, scene: null, view: null, mode: "canvas", program: null, look: {}, overlays: []},
  project: null,
  isConnected: false,
  isRefused: false,
  opened: null,
  tree: null,
  /** The ids of views that constraints leave open, and whether they are those of the tree already. */
  ambiguous: [],
  isJudged: false,
  routes: [],
  findings: [],
  details: null,
  reasons: null,
  hovered: null,
  isMeasuring: false,
  /** Whether the inspector is that of changes, which has no explanations. */
  isEditing: false,
  /** Whether values are tried in the running program, what was changed in each one, and why the last value was refused. */
  isTrying: false,
  /** The address of the scene's picture with a text that somebody is typing. */
  typed: null,
  trials: {},
  trialFault: null,
  widths: null,
  elements: [],
  changedDocuments: {},
  programs: [],
  zoom: 1,
};

/** Changes values, and tells it once before the next frame. */
export function update(values) {
  for (const [name, value] of Object.entries(values)) {
    if (state[name] === value) continue;
    state[name] = value;
    changed.add(name);
  }
  schedule();
}

/** Changes where the page is. */
export function go(values, {replaces = false} = {}) {
  const route = {...state.route, ...values};
  if (JSON.stringify(route) === JSON.stringify(state.route)) return;
  state.route = route;
  changed.add("route");
  const address = "#" + encode(route);
  if (address !== location.hash) history[replaces ? "replaceState" : "pushState"](null, "", location.search + address);
  schedule();
}

export const look = values => {
  const next = {...state.route.look, ...values};
  for (const name of Object.keys(next)) if (next[name] === null || next[name] === undefined) delete next[name];
  go({look: next}, {replaces: true});
};

/** Calls a function with the names of what changed. */
export function observe(listener) { listeners.add(listener); }

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    const names = changed;
    changed = new Set();
    for (const listener of listeners) listener(names);
  });
}

// MARK: The address

function encode(route) {
  const words = new URLSearchParams();
  for (const name of ["document", "scene", "view", "mode"]) if (route[name]) words.set(name, route[name]);
  if (route.program !== null) words.set("program", route.program);
  if (route.overlays.length) words.set("overlays", route.overlays.join(","));
  for (const [name, value] of Object.entries(route.look)) words.set("look." + name, value);
  return words.toString();
}

export function decode(hash) {
  const words = new URLSearchParams(hash.slice(1));
  const route = {document: null, scene: null, view: null, mode: "canvas", program: null, look: {}, overlays: []};
  for (const name of ["document", "scene", "view", "mode"]) if (words.has(name)) route[name] = words.get(name);
  if (words.has("program")) route.program = Number(words.get("program"));
  if (words.has("overlays")) route.overlays = words.get("overlays").split(",");
  for (const [name, value] of words) {
    if (!name.startsWith("look.")) continue;
    route.look[name.slice(5)] = value === "true" ? true : value === "false" ? false : /^[\d.]+$/.test(value) ? Number(value) : value;
  }
  return route;
}

export function readAddress() {
  state.route = decode(location.hash);
  changed.add("route");
  schedule();
}
