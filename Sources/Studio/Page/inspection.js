// Questions about views, of documents and of programs: the tree, the details of the selected view, and why it is there.

import {askDocuments, askProgram} from "./connection.js";
import {about, firstPicture} from "./scenes.js";
import {state, update, go} from "./store.js";

let turn = 0;

/** Whether the page shows a program. */
export const isProgram = () => state.route.mode === "program" && state.route.program !== null;

/** Asks about what is shown, a scene or a program. */
export function inquire(operation, values = {}) {
  if (isProgram()) return askProgram(state.route.program, {operation, ...values});
  return askDocuments(about(operation, values));
}

const hasSubject = () => isProgram() || (state.route.document && state.route.scene && !["canvas", "gallery", "matrix"].includes(state.route.mode));

/** Reads the tree of what is shown; quickly without looking for views that constraints leave open. */
export async function readTree({isQuick = false} = {}) {
  if (!hasSubject()) return update({tree: null, findings: [], elements: [], widths: null});
  const own = ++turn;
  try {
    const {tree, routes} = await inquire("tree", isQuick ? {isBackground: true} : {});
    if (own !== turn) return;
    update({tree: index(tree), routes, ...(isProgram() ? {ambiguous: tree.ambiguous} : {isJudged: false})});
    readSelection();
    if (!isProgram() && !isQuick) readAmbiguity(own);
    if (!isProgram()) readFindings(own);
    if (showsElements()) readElements();
    if (state.route.overlays.includes("widths")) readWidths();
  } catch (error) {
    if (own === turn) update({tree: {views: [], byID: new Map(), size: [0, 0], ambiguous: [], error: error.message}});
  }
}

/** Reads the tree as edits will make it, which takes less time than recording the frames that they change. */
export async function foreseeTree(edits) {
  const own = ++turn;
  try {
    const {tree} = await inquire("tree", {text: edits});
    if (own !== turn) return;
    update({tree: index(tree)});
    performance.mark("frames");
  } catch { /* The edit itself is refused with the reason. */ }
}

/** The tree with what is found by it: views by id and their children. */
function index(tree) {
  tree.byID = new Map(tree.views.map((view, place) => [view.id, place]));
  tree.children = tree.views.map(() => []);
  tree.roots = [];
  tree.views.forEach((view, place) => (view.parent === null || view.parent === undefined ? tree.roots : tree.children[view.parent]).push(place));
  return tree;
}

/** Reads which views constraints leave open. That takes longer than all else of a tree, and so follows it. */
async function readAmbiguity(own) {
  try {
    const ambiguous = await askDocuments(about("ambiguous", {isBackground: true}));
    if (own === turn) update({ambiguous, isJudged: true});
  } catch { /* The tree says why there is none. */ }
}

async function readFindings(own) {
  await firstPicture;
  try {
    const {width, ...around} = state.route.look;
    const findings = await askDocuments(about("lint", {look: around, isBackground: true}));
    if (own === turn) update({findings});
  } catch { if (own === turn) update({findings: []}); }
}

/** Whether something that is drawn over the picture needs the accessibility elements. */
export const showsElements = () => state.route.overlays.some(name => name === "accessibility" || name === "contrast");

export async function readElements() {
  try { update({elements: (await inquire("accessibility")).elements}); } catch { update({elements: []}); }
}

export async function readWidths() {
  if (isProgram()) return;
  const {width, ...around} = state.route.look;
  const name = JSON.stringify([state.route.document, state.route.scene, around]);
  if (state.widths?.name === name) return;
  update({widths: {name, isLoading: true, breakpoints: [], faults: [], range: [320, 1024]}});
  try {
    const widths = await askDocuments(about("widths", {look: around, isBackground: true}));
    if (state.widths?.name === name) update({widths: {...widths, name}});
  } catch (error) { update({widths: {name, error: error.message, breakpoints: [], faults: [], range: [320, 1024]}}); }
}

let selectionTurn = 0;

/** The values of a view that are explained, in the order in which they are asked for and shown. */
export const explainedValues = ["left", "top", "width", "height", "right", "bottom"];

/** Reads the details of the selected view, and then why it is where it is, one value after another. */
export async function readSelection() {
  const {view} = state.route;
  const own = ++selectionTurn;
  const isCurrent = () => own === selectionTurn;
  if (!view || !hasSubject() || !state.tree?.byID?.has(view)) return update({details: null, reasons: null});
  if (state.details?.id !== view) update({reasons: null});
  try {
    const details = await inquire("details", {view});
    if (!isCurrent()) return;
    // An explanation makes a program lay out once more, so that frames that leave the view as it was ask for none.
    const isExplained = isProgram() && state.reasons?.length === explainedValues.length && JSON.stringify(details) === JSON.stringify(state.details);
    update({details});
    if (isExplained || (isProgram() ? state.isTrying : state.isEditing)) return;
    const reasons = [];
    for (const value of explainedValues) {
      reasons.push(...await inquire("explain", {view, value}));
      if (!isCurrent()) return;
      update({reasons: [...reasons]});
    }
  } catch {
    if (isCurrent()) update({details: null, reasons: null});
  }
}

/** The view of the tree that is seen at a point: the last one drawn there. */
export function viewAt(x, y) {
  const {tree} = state;
  for (let place = (tree?.views?.length ?? 0) - 1; place >= 0; place--) {
    const view = tree.views[place];
    if (view.isHidden) continue;
    const [left, top, width, height] = view.visible ?? view.place;
    if (x >= left && y >= top && x < left + width && y < top + height) return view;
  }
  return null;
}

export const selected = () => {
  const place = state.tree?.byID?.get(state.route.view);
  return place === undefined ? null : state.tree.views[place];
};

export const select = id => go({view: id}, {replaces: true});
