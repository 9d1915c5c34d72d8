/// Ways of comparing two pictures on a page of HTML: side by side, with a slider, over one another, in turns, and by
/// their difference. The pages of snapshots and of differences use them.
enum PictureModes {
    /// Rules for the pictures, their captions and the buttons. `--zoom` scales pictures whose width is known.
    static let style = """
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
        @media (prefers-color-scheme: dark) {
          figcaption { color: #aaa }
          .modes button { background: #3a3a3e; color: #ddd; border-color: #555 }
        }
        """

    /// Functions for the elements: `modeButtons(mode, choose)` and `comparison(pair, mode)`. A pair has the addresses
    /// `before` and `after`, either of which may be missing, the `width` of the pictures in points if it is known, and
    /// their `captions`.
    static let script = """
        const modes = [["side", "side by side"], ["slider", "slider"], ["overlay", "overlay"], ["blink", "blink"], ["difference", "difference"]];
        const element = (name, className, text) => {
          const made = document.createElement(name);
          if (className) made.className = className;
          if (text !== undefined) made.textContent = text;
          return made;
        };

        function modeButtons(mode, choose) {
          const buttons = element("div", "modes");
          for (const [value, label] of modes) {
            const button = element("button", "", label);
            button.setAttribute("aria-pressed", value === mode);
            button.addEventListener("click", () => choose(value));
            buttons.append(button);
          }
          return buttons;
        }

        function frame(className, addresses, width) {
          const made = element("div", "frame " + className);
          if (width) made.style.setProperty("--width", width);
          for (const address of addresses) {
            const image = element("img");
            image.loading = "lazy";
            image.decoding = "async";
            image.alt = "";
            image.src = address;
            made.append(image);
          }
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

        function comparison(pair, mode) {
          const made = element("div", "pictures");
          const {before, after, width, captions: [first, second]} = pair;
          if (!before || !after) {
            if (before || after) made.append(figure(after ? second : first, frame("", [before || after], width)));
          } else if (mode === "side") {
            made.append(figure(first, frame("", [before], width)), figure(second, frame("", [after], width)));
          } else {
            const framed = frame(mode, [before, after], width);
            const shown = figure({slider: `${first} | ${second}`, overlay: `${first}, and ${second} over it`,
              blink: `${first}, ${second}`, difference: "what differs is not black"}[mode], framed);
            if (mode === "slider" || mode === "overlay") shown.append(slider(framed));
            made.append(shown);
          }
          return made;
        }
        """
}
