// The previews and snapshots of the last run of tests, by file; or the package's previews under the toolbar's circumstances, which
// are built again when a source is saved.

import {askDocuments, askServer, on} from "./connection.js";
import {clear, h} from "./dom.js";
import {observe, state} from "./store.js";

let showsOnly = "";
/** Whether the page has had the previews run. */
let isLive = false;

export function galleryView() {
  const wall = h("div", {class: "gallery", tabindex: "0"});
  const filter = h("input", {type: "search", placeholder: "Test, name or device", "aria-label": "Filter", oninput: () => list()});
  const status = h("select", {"aria-label": "Status", onchange: event => { showsOnly = event.target.value; list(); }},
    [["", "All"], ["preview", "Previews"], ["failed", "Failed"], ["recorded", "New"], ["passed", "Passed"]].map(([value, label]) => h("option", {value}, label)));
  const counts = h("span", {class: "state"});
  const run = h("button", {class: "plain", onclick: () => start()}, "Run previews");
  const element = h("div", {class: "stage matrix"}, h("div", {class: "axes"}, filter, status, run, counts), wall);
  let snapshots = [];
  let observer = null;
  let timer = null;
  /** The toolbar's circumstances when the previews were run last. */
  let look = null;

  async function draw() {
    run.hidden = !state.project?.isPackage || state.project.isReadOnly;
    try {
      snapshots = await askDocuments({operation: "gallery", isLive, isBackground: true});
      list();
    } catch {
      snapshots = [];
      counts.textContent = "";
      clear(wall, h("p", {class: "empty"}, isLive
        ? "The package’s tests have no previews. They are gathered from the modules that a test target depends on, where one of the target’s files imports CairnTesting."
        : state.project?.isPackage
        ? "There is no run of snapshot tests yet. Run the previews here, or the package’s tests."
        : "Previews and snapshots are those of a package; this folder has no Package.swift."));
    }
  }

  /** Builds the previews and runs them under the toolbar's circumstances. */
  async function start() {
    look = JSON.stringify(state.route.look);
    try { await askServer("previews", {request: {operation: "gallery", look: state.route.look}}); } catch (error) { tell({state: "failed", text: error.message}); }
  }

  function tell({state: name, text}) {
    run.disabled = name === "building";
    if (name === "ended") {
      isLive = true;
      draw();
    } else if (name === "failed") clear(wall, h("pre", {class: "failure"}, text));
    counts.textContent = {building: "building and running…", failed: "the previews did not run"}[name] ?? counts.textContent;
  }

  on("previews", tell);

  function list() {
    const words = filter.value.toLowerCase();
    const shown = snapshots.filter(shot => (!showsOnly || (showsOnly === "preview" ? shot.isPreview : shot.status === showsOnly))
      && `${shot.file} ${shot.test} ${shot.name} ${shot.variant}`.toLowerCase().includes(words));
    counts.textContent = `${shown.length} of ${snapshots.length}`;
    observer?.disconnect();
    observer = new IntersectionObserver(entries => {
      for (const {isIntersecting, target} of entries) if (isIntersecting) { observer.unobserve(target); load(target); }
    }, {root: wall, rootMargin: "300px"});
    const files = Map.groupBy(shown, shot => shot.file);
    clear(wall, [...files].map(([file, shots]) => h("section", {}, h("h2", {}, file), h("div", {class: "wall"}, shots.map(cell)))));
    for (const image of wall.querySelectorAll("img")) observer.observe(image);
  }

  const cell = shot => h("figure", {class: "cell " + shot.status, title: shot.message || null},
    shot.picture ? h("img", {alt: `${shot.test} ${shot.name} ${shot.variant}`, "data-picture": shot.picture,
      style: shot.size.length ? `aspect-ratio:${shot.size[0]}/${shot.size[1]};width:${Math.min(300, shot.size[0])}px` : ""}) : h("p", {class: "empty"}, "no picture"),
    h("figcaption", {}, h("span", {}, [shot.isPreview ? shot.name || shot.test.replace(/^preview_/, "") : shot.test, shot.isPreview ? null : shot.name].filter(Boolean).join(" · ")),
      h("small", {}, [shot.variant, shot.status === "passed" ? null : shot.status].filter(Boolean).join(" · "))));

  async function load(image) {
    try { image.src = URL.createObjectURL(await askDocuments({operation: "snapshot", text: image.dataset.picture, isLive, isBackground: true})); } catch { image.classList.add("failed"); }
  }

  observe(names => {
    if (!element.isConnected || !names.has("route")) return;
    const now = JSON.stringify(state.route.look);
    if (!isLive || now === look) return;
    clearTimeout(timer);
    timer = setTimeout(start, 150);
  });
  return {element, draw};
}
