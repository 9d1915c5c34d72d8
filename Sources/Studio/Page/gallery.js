// The previews and snapshots of the last run of tests, by file.

import {askDocuments} from "./connection.js";
import {clear, h} from "./dom.js";

let showsOnly = "";

export function galleryView() {
  const wall = h("div", {class: "gallery", tabindex: "0"});
  const filter = h("input", {type: "search", placeholder: "Test, name or device", "aria-label": "Filter", oninput: () => list()});
  const status = h("select", {"aria-label": "Status", onchange: event => { showsOnly = event.target.value; list(); }},
    [["", "All"], ["preview", "Previews"], ["failed", "Failed"], ["recorded", "New"], ["passed", "Passed"]].map(([value, label]) => h("option", {value}, label)));
  const counts = h("span", {class: "state"});
  const element = h("div", {class: "stage matrix"}, h("div", {class: "axes"}, filter, status, counts), wall);
  let snapshots = [];
  let observer = null;

  async function draw() {
    try {
      snapshots = await askDocuments({operation: "gallery", isBackground: true});
      list();
    } catch {
      snapshots = [];
      counts.textContent = "";
      clear(wall, h("p", {class: "empty"}, "There is no run of snapshot tests in .build/snapshots. Run the package’s tests; previews are among them."));
    }
  }

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
    try { image.src = URL.createObjectURL(await askDocuments({operation: "snapshot", text: image.dataset.picture, isBackground: true})); } catch { image.classList.add("failed"); }
  }

  return {element, draw};
}
