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
        \(PictureModes.style)
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
        \(PictureModes.script)
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
        .place { position: absolute; outline: 2px solid #d81b60; background: #d81b6022; pointer-events: none }
        ul { margin: .4rem 0 0; padding-left: 1.1rem; max-width: 44rem }
        li.move { cursor: default } li.move:hover { background: #fde7ef }
        .cause { color: #555 }
        .message { margin: .3rem 0 0; max-width: 44rem; white-space: pre-wrap }
        @media (prefers-color-scheme: dark) {
          body { color: #ddd; background: #1b1b1d } header, .card { background: #29292c; border-color: #444 }
          .cause { color: #aaa } li.move:hover { background: #4a2735 }
        }
        """

    private static let script = """
        const results = [];
        function add(result) { results.push(result); }
        const control = id => document.getElementById(id);

        // The latest result of each snapshot, by file, then line.
        function latest() {
          const byPath = new Map();
          for (const result of results) byPath.set(result.stored, result);
          const order = (a, b) => a < b ? -1 : a > b ? 1 : 0;
          return [...byPath.values()].sort((a, b) => order(a.file, b.file) || a.line - b.line || order(a.stored, b.stored));
        }

        // Each part of a path may have characters that mean something in an address.
        const address = path => path && path.split("/").map(encodeURIComponent).join("/");
        const pictures = (result, mode) => comparison({before: address(result.expected), after: address(result.actual),
          width: result.size && result.size[0], captions: ["recorded", "new"]}, mode);

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
            card.append(modeButtons(mode, value => fill(card, result, value)));
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
