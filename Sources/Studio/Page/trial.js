// Values that are tried in a running program: what was changed, as Swift, and written into the document on demand.

import {askDocuments, askProgram} from "./connection.js";
import {h, notify} from "./dom.js";
import {copy} from "./inspector.js";
import {inquire, isProgram, readSelection, select} from "./inspection.js";
import {observe, state, update} from "./store.js";

export const isTrying = () => state.isTrying && isProgram();

export function setTrying(isOn) {
  update({isTrying: isOn, trialFault: null});
  if (isOn) tryOut([]);
  else readSelection();
}

/** Makes edits in the running program; none to ask what was changed, which another page may have done. */
export async function tryOut(edits) {
  const {program} = state.route;
  const text = [edits].flat().join(" ; ");
  try {
    const {changes} = await askProgram(program, {operation: "trial", text});
    if (text) update({trialFault: null});
    if (JSON.stringify(changes) !== JSON.stringify(state.trials[program] ?? [])) update({trials: {...state.trials, [program]: changes}});
  } catch (error) { update({trialFault: error.message}); }
}

observe(names => { if (names.has("tree") && isTrying()) tryOut([]); });

/** The inspector's rows for a view of the program. */
export const programAttributes = view => inquire("attributes", {view});

/** What was changed. */
export function changeList() {
  const changes = state.trials[state.route.program] ?? [];
  const fault = state.trialFault ? h("p", {class: "failure", role: "alert"}, state.trialFault) : null;
  if (!changes.length) return [fault, h("p", {class: "hint small"}, "Values that you change here are tried in the running program, and listed as Swift.")];
  const code = changes.map(change => change.code).join("\n");
  const documents = [...new Set(changes.map(change => change.document).filter(Boolean))];
  return h("details", {class: "group-rows tried", open: true}, h("summary", {}, `Changed (${changes.length})`), fault,
    changes.map(change => h("div", {class: "line tried-line"},
      h("button", {class: "link", title: `${change.words}: ${change.before ?? "none"} before`, disabled: !state.tree?.byID?.has(change.id), onclick: () => select(change.id)}, h("code", {}, change.code)),
      h("button", {class: "tool small", title: "Back to the program’s value", "aria-label": `Take back ${change.name}`, onclick: () => tryOut([`unset ${change.id}.${change.name}`])}, "×"))),
    h("div", {class: "actions"},
      h("button", {class: "plain", onclick: () => copy(code)}, "Copy as Swift"),
      documents.map(name => h("button", {class: "plain", onclick: () => apply(name, changes)}, `Apply to ${name}`)),
      h("button", {class: "plain", onclick: () => tryOut(changes.map(change => `unset ${change.id}.${change.name}`))}, "Take all back")));
}

/** Writes the changes of objects that came from a document into it, as one edit. */
async function apply(name, changes) {
  const own = changes.filter(change => change.document === name);
  try {
    const document = await documentWith(name, own[0].object);
    if (!document) throw new Error(`The folder has no ${name} with these objects.`);
    const answer = await askDocuments({operation: "edit", document, text: own.map(change => change.edit).join(" ; ")});
    if (answer.fault || answer.decisions.length) throw new Error(answer.fault ?? `Another program changed ${document}: open it to decide.`);
    notify(`Saved in ${document}`);
    update({trialFault: null});
  } catch (error) { update({trialFault: error.message}); }
}

/** The path of the document of a name that has an object. */
async function documentWith(name, view) {
  for (const document of state.project.documents.filter(path => path.split("/").pop() === name)) {
    try {
      await askDocuments({operation: "attributes", document, view});
      return document;
    } catch { /* It is another document of this name. */ }
  }
  return null;
}
