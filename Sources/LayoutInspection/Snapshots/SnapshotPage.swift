/// The page of a run's report, which shows the results that a script beside it adds. It is the same for all runs.
package enum SnapshotPage {
    /// The page; cards are filled when they come near the visible part, so that thousands of them open at once.
    package static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Snapshots</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <header>
        <h1>Snapshots</h1> <span id="counts"></span>
        <div class="controls">
        <label>Test <input id="test" type="search" placeholder="part of a name"></label>
        <label>Device <select id="device"><option value="">all</option></select></label>
        <label>Result <select id="status">
        <option value="">all</option><option value="different">not passed</option><option>failed</option>
        <option>recorded</option><option>missing</option><option>passed</option></select></label>
        <label>Show <select id="mode"><option value="side">side by side</option><option value="slider">slider</option>
        <option value="overlay">overlay</option><option value="blink">blink</option><option value="difference">difference</option>
        </select></label>
        <label>Size <select id="zoom"><option value="0.25">25 %</option><option value="0.5" selected>50 %</option>
        <option value="1">100 %</option></select></label>
        </div>
        </header>
        <main id="groups"></main>
        <script>
        \(script)
        </script>
        <script src="\(SnapshotRun.script)"></script>
        <script>start();</script>
        </body>
        </html>

        """

    private static let style = """
        :root { --zoom: 0.5; color-scheme: light dark }
        body { font: 14px/1.45 system-ui, sans-serif; margin: 0; color: #222; background: #f4f4f6 }
        header { position: sticky; top: 0; z-index: 2; padding: .6rem 1rem; background: #fff; border-bottom: 1px solid #ccc }
        h1 { display: inline; font-size: 1.1rem; margin-right: 1rem }
        .controls { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin-top: .4rem }
        main { padding: 0 1rem 2rem }
        h2 { font-size: 1.1rem; margin: 1.2rem 0 .4rem }
        h3 { font-size: 1rem; margin: .8rem 0 .4rem; font-weight: 600 }
        .cards { display: flex; flex-wrap: wrap; gap: .8rem; align-items: flex-start }
        .card { background: #fff; border: 1px solid #ddd; border-radius: 6px; padding: .6rem; max-width: 100%; box-sizing: border-box }
        .card h4 { margin: 0 0 .3rem; font-size: .9rem; font-weight: 500 }
        .badge { border-radius: 4px; padding: 0 .4em; font-size: .8em; color: #fff; background: #666 }
        .passed .badge { background: #2a7d3f } .failed .badge { background: #b3261e }
        .recorded .badge { background: #7a5b00 } .missing .badge { background: #6a3fa0 }
        .modes button { font: inherit; font-size: .8em; border: 1px solid #bbb; background: #f4f4f6; color: #222; border-radius: 4px; margin: 0 .2rem .3rem 0 }
        .modes button[aria-pressed=true] { background: #1f5fbf; color: #fff }
        .pictures { display: flex; gap: .6rem; flex-wrap: wrap }
        figure { margin: 0 }
        figcaption { color: #666; font-size: .8rem }
        .frame { position: relative; display: inline-block; border: 1px solid #ccc; isolation: isolate; overflow: hidden;
          background: repeating-conic-gradient(#fff 0 25%, #eee 0 50%) 0 0 / 16px 16px }
        .frame img { display: block; width: calc(var(--width) * var(--zoom) * 1px); height: auto }
        .frame img + img { position: absolute; left: 0; top: 0 }
        .frame.slider img + img { clip-path: inset(-1px -1px -1px var(--part, 50%)) }
        .frame.overlay img + img { opacity: var(--part, 50%) }
        .frame.blink img + img { animation: blink 1s steps(1) infinite }
        .frame.difference { background: #000 }
        .frame.difference img + img { mix-blend-mode: difference }
        @keyframes blink { 50% { opacity: 0 } }
        .place { position: absolute; outline: 2px solid #d81b60; background: #d81b6022; pointer-events: none }
        ul { margin: .4rem 0 0; padding-left: 1.1rem; max-width: 44rem }
        li.move { cursor: default } li.move:hover { background: #fde7ef }
        .cause { color: #555 }
        .message { margin: .3rem 0 0; max-width: 44rem; white-space: pre-wrap }
        @media (prefers-color-scheme: dark) {
          body { color: #ddd; background: #1b1b1d } header, .card { background: #29292c; border-color: #444 }
          figcaption, .cause { color: #aaa } li.move:hover { background: #4a2735 }
          .modes button { background: #3a3a3e; color: #ddd; border-color: #555 }
        }
        """

    private static let script = """
        const results = [];
        const modes = [["side", "side by side"], ["slider", "slider"], ["overlay", "overlay"], ["blink", "blink"], ["difference", "difference"]];
        function add(result) { results.push(result); }
        const element = (name, className, text) => {
          const made = document.createElement(name);
          if (className) made.className = className;
          if (text !== undefined) made.textContent = text;
          return made;
        };
        const control = id => document.getElementById(id);

        // The latest result of each snapshot, by file, then line.
        function latest() {
          const byPath = new Map();
          for (const result of results) byPath.set(result.stored, result);
          const order = (a, b) => a < b ? -1 : a > b ? 1 : 0;
          return [...byPath.values()].sort((a, b) => order(a.file, b.file) || a.line - b.line || order(a.stored, b.stored));
        }

        function image(path) {
          const made = element("img");
          made.loading = "lazy";
          made.decoding = "async";
          made.alt = "";
          // Each part of a path may have characters that mean something in an address.
          made.src = path.split("/").map(encodeURIComponent).join("/");
          return made;
        }

        function frame(className, paths, result) {
          const made = element("div", "frame " + className);
          if (result.size && result.size.length) made.style.setProperty("--width", result.size[0]);
          for (const path of paths) made.append(image(path));
          return made;
        }

        function figure(caption, contents) {
          const made = element("figure");
          made.append(contents, element("figcaption", "", caption));
          return made;
        }

        function slider(framed) {
          const range = element("input");
          range.type = "range";
          range.style.width = "100%";
          range.addEventListener("input", () => framed.style.setProperty("--part", range.value + "%"));
          return range;
        }

        function pictures(result, mode) {
          const made = element("div", "pictures");
          const {expected, actual} = result;
          if (!expected || !actual) {
            if (expected || actual) made.append(figure(actual ? "new" : "recorded", frame("", [expected || actual], result)));
          } else if (mode === "side") {
            made.append(figure("recorded", frame("", [expected], result)), figure("new", frame("", [actual], result)));
          } else {
            const framed = frame(mode, [expected, actual], result);
            const shown = figure({slider: "recorded | new", overlay: "recorded, and new over it", blink: "recorded, new",
              difference: "what differs is not black"}[mode], framed);
            if (mode === "slider" || mode === "overlay") shown.append(slider(framed));
            made.append(shown);
          }
          return made;
        }

        function mark(card, result, move) {
          if (!result.size || !result.size.length) return;
          for (const framed of card.querySelectorAll(".frame")) {
            const place = element("div", "place");
            const [x, y, width, height] = move.place;
            const [whole, high] = result.size;
            Object.assign(place.style, {left: 100 * x / whole + "%", top: 100 * y / high + "%",
              width: 100 * width / whole + "%", height: 100 * height / high + "%"});
            framed.append(place);
          }
        }

        function fill(card, result, mode) {
          card.dataset.mode = mode;
          card.replaceChildren();
          const title = element("h4");
          const words = [result.name, result.variant].filter(word => word).join(" · ");
          title.append(element("span", "badge", result.status), " " + (words || result.test));
          card.append(title);
          if (result.expected && result.actual) {
            const buttons = element("div", "modes");
            for (const [value, label] of modes) {
              const button = element("button", "", label);
              button.setAttribute("aria-pressed", value === mode);
              button.addEventListener("click", () => fill(card, result, value));
              buttons.append(button);
            }
            card.append(buttons);
          }
          card.append(pictures(result, mode));
          if (result.message) card.append(element("p", "message", result.message));
          const list = element("ul");
          for (const move of result.moves || []) {
            const item = element("li", "move", move.words);
            if (move.cause) item.append(element("div", "cause", "because of " + move.cause));
            item.addEventListener("mouseenter", () => mark(card, result, move));
            item.addEventListener("mouseleave", () => card.querySelectorAll(".place").forEach(place => place.remove()));
            list.append(item);
          }
          for (const line of result.lines || []) list.append(element("li", "", line));
          if (list.childElementCount) card.append(list);
        }

        const near = new IntersectionObserver(entries => {
          for (const entry of entries) {
            if (!entry.isIntersecting) continue;
            near.unobserve(entry.target);
            fill(entry.target, entry.target.result, control("mode").value);
            entry.target.style.minHeight = entry.target.style.minWidth = "";
          }
        }, {rootMargin: "800px"});

        // An empty card of about the size that it will have.
        function card(result) {
          const made = element("article", "card " + result.status);
          made.result = result;
          const zoom = Number(control("zoom").value);
          const [width, height] = result.size && result.size.length ? result.size : [320, 100];
          const isDifferent = result.expected && result.actual;
          made.style.minWidth = width * zoom * (isDifferent ? 2 : 1) + 24 + "px";
          made.style.minHeight = height * zoom + (isDifferent ? 150 : 70) + "px";
          near.observe(made);
          return made;
        }

        function isShown(result) {
          const text = control("test").value.toLowerCase();
          const status = control("status").value;
          const device = control("device").value;
          return (!text || [result.file, result.test, result.name, result.variant].join(" ").toLowerCase().includes(text))
            && (!device || result.device === device)
            && (!status || (status === "different" ? result.status !== "passed" : result.status === status));
        }

        function show() {
          document.documentElement.style.setProperty("--zoom", control("zoom").value);
          near.disconnect();
          const groups = control("groups");
          groups.replaceChildren();
          let [file, test, cards] = ["", "", null];
          let shown = 0;
          for (const result of latest()) {
            if (!isShown(result)) continue;
            shown += 1;
            if (result.file !== file) { groups.append(element("h2", "", result.file)); test = ""; }
            if (result.file !== file || result.test !== test) {
              cards = element("div", "cards");
              groups.append(element("h3", "", result.test), cards);
            }
            [file, test] = [result.file, result.test];
            cards.append(card(result));
          }
          if (!shown) groups.append(element("p", "", "No snapshot is like this."));
        }

        function start() {
          const all = latest();
          const counts = {};
          for (const result of all) counts[result.status] = (counts[result.status] || 0) + 1;
          control("counts").textContent = all.length + " snapshots: "
            + ["failed", "missing", "recorded", "passed"].filter(name => counts[name]).map(name => counts[name] + " " + name).join(", ");
          for (const device of [...new Set(all.map(result => result.device).filter(name => name))].sort()) {
            control("device").append(element("option", "", device));
          }
          if (counts.failed || counts.missing || counts.recorded) control("status").value = "different";
          for (const id of ["test", "device", "status", "mode", "zoom"]) control(id).addEventListener("input", show);
          show();
        }
        """
}
