// The page: it connects to the server, and shows what the address says.

import {canvasView} from "./canvas.js";
import {galleryView} from "./gallery.js";
import {askServer, connect, on} from "./connection.js";
import {clear, h} from "./dom.js";
import {takesChange} from "./edit.js";
import {buildEditing} from "./editing.js";
import {buildInspector} from "./inspector.js";
import {isProgram, readElements, readSelection, readTree, readWidths, select, showsElements} from "./inspection.js";
import {layersView} from "./layers.js";
import {matrixView} from "./matrix.js";
import {buildDrawer, programView, sendLook, takePrograms} from "./program.js";
import {forget, open} from "./scenes.js";
import {loadSchema} from "./schema.js";
import {buildSidebar} from "./sidebar.js";
import {sceneView} from "./stage.js";
import {go, observe, readAddress, state, update} from "./store.js";
import {isOwnTranslation} from "./texts.js";
import {buildToolbar} from "./toolbar.js";

const byID = id => document.getElementById(id);
const views = {canvas: canvasView(), scene: sceneView(), matrix: matrixView(), layers: layersView(), gallery: galleryView(), program: programView()};

buildToolbar(byID("toolbar"));
buildSidebar(byID("sidebar"));
buildInspector(byID("inspector"));
buildDrawer(byID("drawer"));
buildEditing();

/** What was read last, so that only what is new is asked for. */
let known = {};

observe(names => {
  if (names.has("isConnected")) document.body.classList.toggle("is-offline", !state.isConnected);
  // A server that was started again has another secret.
  if (names.has("isRefused")) document.body.classList.toggle("is-refused", state.isRefused);
  if (names.has("route")) follow();
});

function follow() {
  const {document: path, scene, look, mode, view, overlays, program} = state.route;
  const {width, ...around} = look;
  const now = {
    document: JSON.stringify([path, around]), subject: JSON.stringify([path, scene, look, mode, program]), view, mode,
    overlays: overlays.join(), look: JSON.stringify([look, mode, program]),
  };
  const before = known;
  known = now;
  showStage();
  if (!state.isConnected) return;
  if (now.document !== before.document && mode !== "program") open();
  if (now.look !== before.look) sendLook();
  if (now.subject !== before.subject) readTree();
  else if (view !== before.view) readSelection();
  if (now.overlays !== before.overlays) {
    if (showsElements()) readElements();
    if (overlays.includes("widths")) readWidths();
  }
  document.title = [path?.split("/").pop(), "Studio"].filter(Boolean).join(" — ");
}

let shownMode = null;

function showStage() {
  const mode = !isProgram() && !state.route.document && state.route.mode !== "gallery" ? null : state.route.mode;
  if (mode === shownMode) return;
  shownMode = mode;
  const view = views[mode];
  clear(byID("stage"), view ? view.element : welcome());
  document.body.dataset.mode = mode ?? "none";
  view?.draw();
}

const welcome = () => h("div", {class: "welcome"}, h("h1", {}, "Studio"),
  h("p", {}, state.project?.documents.length ? "Choose a document on the left." : state.project ? "There are no documents of Interface Builder in this folder." : "Connecting…"));

// MARK: What the server tells

on("open", async () => {
  const project = await askServer("project");
  takePrograms(project.programs);
  update({project, programs: project.programs});
  known = {};
  shownMode = null;
  const {route} = state;
  if (!route.document && route.program === null) {
    if (project.programs.length && !project.document) go({mode: "program", program: 0}, {replaces: true});
    else if (project.document ?? project.documents[0]) go({document: project.document ?? project.documents[0]}, {replaces: true});
  }
  follow();
});
on("documents", ({documents}) => update({project: {...state.project, documents}}));
on("changed", ({paths}) => {
  if (isOwnTranslation(paths) || takesChange(paths)) return;
  const changed = {...state.changedDocuments};
  for (const path of state.project?.documents ?? []) {
    // The languages of a document have folders beside its own.
    const folder = path.split("/").slice(0, -1).join("/").replace(/(^|\/)Base\.lproj$/, "");
    if (!paths.some(other => other === path || !/\.(storyboard|xib)$/.test(other) && other.startsWith(folder))) continue;
    changed[path] = (changed[path] ?? 0) + 1;
    forget(path);
  }
  update({changedDocuments: changed});
  if (changed[state.route.document]) {
    open();
    readTree();
  }
});

// MARK: Keys

addEventListener("keydown", event => {
  if (event.key === "Alt") update({isMeasuring: true});
  if (["INPUT", "TEXTAREA", "SELECT"].includes(document.activeElement?.tagName)) return;
  if (event.key === "/" || (event.key === "f" && (event.metaKey || event.ctrlKey))) {
    event.preventDefault();
    byID("search").focus();
  } else if (event.key === "Escape") {
    if (state.route.view) select(null);
    else if (state.route.mode !== "canvas" && state.route.document) go({mode: "canvas", program: null});
  } else if (event.key === "Enter" && state.route.mode === "canvas" && state.route.scene) go({mode: "scene"});
  else if (event.key === "p" && state.route.view) {
    const view = state.tree?.views[state.tree.byID.get(state.route.view)];
    if (view?.parent != null) select(state.tree.views[view.parent].id);
  }
});
addEventListener("keyup", event => { if (event.key === "Alt") update({isMeasuring: false}); });
addEventListener("popstate", readAddress);
addEventListener("hashchange", readAddress);

await loadSchema();
readAddress();
connect();
