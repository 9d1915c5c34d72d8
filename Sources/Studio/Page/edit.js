// Changing documents: each change is a message in the syntax of `cairn edit`, which the server makes and saves at once.

import {askDocuments} from "./connection.js";
import {foreseeTree, readSelection, readTree} from "./inspection.js";
import {about, forget, open} from "./scenes.js";
import {go, observe, state, update} from "./store.js";

/** What the page knows of the document that is edited, by its path. */
const documents = new Map();
const listeners = new Set();

export const editing = {
  isOn: false,
  /** The ids of the selected views, the last one at the end. */
  selection: [],
  /** Whether the panel shows texts in place of attributes. */
  showsTexts: false,
  /** Why the last message was refused. */
  fault: null,
  /** The messages that were made, as a script of `cairn edit` has them. */
  messages: [],
};

/** The state of the document that is shown: `canUndo`, `canRedo`, `isSaved`, `fault`, `decisions`. */
export const session = () => documents.get(state.route.document) ?? {canUndo: false, canRedo: false, isSaved: true, fault: null, decisions: []};

/** Calls a function whenever something about editing changes. */
export function observeEditing(listener) { listeners.add(listener); }

export function tellEditing() { for (const listener of listeners) listener(); }

export function setEditing(isOn) {
  editing.isOn = isOn;
  document.body.classList.toggle("is-editing", isOn);
  editing.selection = isOn && state.route.view ? [state.route.view] : [];
  update({isEditing: isOn});
  if (!isOn) readSelection();
  tellEditing();
}

// MARK: Messages

/** A word of a message, in quotation marks where it needs them. */
export function word(text) {
  if (text !== "" && text !== ";" && !/[\s"]/.test(text)) return text;
  return `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n")}"`;
}

/** An object id in Interface Builder's form. */
export function newID() {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const random = crypto.getRandomValues(new Uint8Array(8));
  const text = [...random].map(value => letters[value % letters.length]).join("");
  return `${text.slice(0, 3)}-${text.slice(3, 5)}-${text.slice(5)}`;
}

let last = Promise.resolve();

/** Makes a change; edits in a list are one change. The views of `selection` are selected then. */
export function edit(edits, {selection = null, phase = null} = {}) {
  const text = Array.isArray(edits) ? edits.join(" ; ") : edits;
  if (Array.isArray(edits) && !edits.length) return Promise.resolve(null);
  const path = state.route.document;
  last = last.then(() => send(path, text, selection, phase));
  return last;
}

async function send(path, text, selection, phase) {
  try {
    own.set(path, performance.now());
    // The worker answers in turn: first with the new frames, and then that the edit is made and saved.
    const isForeseen = text && !phase && !/^(undo|redo)$/.test(text) && state.route.document === path && state.tree;
    if (isForeseen) foreseeTree(text);
    const answer = await askDocuments({operation: "edit", document: path, text, ...(phase ? {phase} : {})});
    own.set(path, performance.now());
    documents.set(path, answer);
    editing.fault = null;
    if (text && !answer.decisions.length) editing.messages.push(text);
    if (answer.decisions.length) pending.set(path, {text, selection});
    if (selection) {
      awaited = selection;
      choose(selection);
    }
    if (answer.isChanged) await reload(path);
    else if (isForeseen) readTree();
    return answer;
  } catch (error) {
    editing.fault = error.message;
    readTree();
    return null;
  } finally {
    tellEditing();
  }
}

/** Messages that wait until somebody decides about changes of others. */
const pending = new Map();

/** Decides about what both changed, and makes the change that waits. */
export async function resolve(phase) {
  const path = state.route.document;
  const waiting = pending.get(path);
  pending.delete(path);
  await edit("", {phase});
  if (waiting?.text) await edit(waiting.text, {selection: waiting.selection});
}

/** Reads a document again that the page has changed. */
export async function reload(path) {
  forget(path);
  attributes.clear();
  // The worker answers in turn: the new frames come first, then the picture, and then the document's other scenes.
  const isShown = state.route.document === path;
  const tree = isShown ? readTree() : null;
  update({changedDocuments: {...state.changedDocuments, [path]: (state.changedDocuments[path] ?? 0) + 1}});
  await tree;
  if (isShown) open();
}

// MARK: Changes of the file

/** When the page changed a document last. */
const own = new Map();
const ownTime = 1500;

/** Whether a change of files is known: the page's own, or of a document with a session, which takes it over. */
export function takesChange(paths) {
  if (paths.some(path => !/\.(storyboard|xib)$/.test(path))) resources.clear();
  const known = paths.filter(path => documents.has(path));
  if (!known.length || known.length < paths.filter(path => /\.(storyboard|xib)$/.test(path)).length) return false;
  for (const path of known) {
    if (performance.now() - (own.get(path) ?? -ownTime) < ownTime) continue;
    if (path === state.route.document) edit("");
    else documents.delete(path);
  }
  return known.every(path => documents.has(path));
}

// MARK: What is asked

/** The places of views under edits that are not made; without those that are left open while a drag goes on. */
export const rehearse = (edits, {isMoving = false} = {}) => askDocuments(about("rehearse", {text: edits.join(" ; "), ...(isMoving ? {phase: "moved"} : {})}));

/** Offers of constraints: `missing`, `conflicts`, `frames`, `pin`, `align` or `between`. */
export const advise = (phase, views, text = "") => askDocuments(about("advice", {phase, views, text}));

const attributes = new Map();

/** The inspector's rows for an object. */
export function attributesOf(view) {
  if (!attributes.has(view)) attributes.set(view, askDocuments(about("attributes", {view})));
  return attributes.get(view);
}

const resources = new Map();

/** The images, colours and symbols that attributes of the document can name. */
export function resourcesOf(document = state.route.document) {
  if (!resources.has(document)) {
    const found = askDocuments({operation: "resources", document});
    found.catch(() => resources.delete(document));
    resources.set(document, found);
  }
  return resources.get(document);
}

// MARK: The selection

/** Selected views that a change makes, and that the tree does not have yet. */
let awaited = [];
const isShown = id => state.tree?.byID?.has(id) ?? false;

/** Selects views; the last one is the one that the inspector shows. */
export function choose(ids) {
  editing.selection = ids;
  go({view: ids[ids.length - 1] ?? null}, {replaces: true});
  tellEditing();
}

export const viewOf = id => state.tree?.views[state.tree.byID?.get(id)];
export const parentOf = id => { const view = viewOf(id); return view?.parent == null ? null : state.tree.views[view.parent]; };
export const childrenOf = id => { const place = state.tree?.byID?.get(id); return place === undefined ? [] : state.tree.children[place].map(child => state.tree.views[child]); };

observe(names => {
  if (names.has("route") && editing.isOn) {
    const {view} = state.route;
    if (view && !editing.selection.includes(view)) editing.selection = [view];
    if (!view) editing.selection = [];
    tellEditing();
  }
  if (names.has("tree") && editing.isOn) {
    if (awaited.every(isShown)) awaited = [];
    // Views that an undo took away are selected no longer.
    if (!awaited.length && !editing.selection.every(isShown)) choose(editing.selection.filter(isShown));
    else tellEditing();
  }
});
