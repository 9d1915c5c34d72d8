// The least work a stack layout can be: natural sizes up the tree, places down it, over one flat array.
// It knows the trees of these workloads and nothing else: no priorities, no constraints, no conflicts.
#include "Measure.hpp"
#include "Workload.hpp"
#include <cmath>

/// A view; axis 0 is horizontal. Sizes and places are points, places in the parent's coordinates.
struct FloorView {
    int parent = -1, firstChild = -1, nextSibling = -1, visible = 0;
    double natural[2], place[2] = {0, 0}, size[2] = {-1, -1};
    double before[2], after[2], spacing;
    bool isStack, gives, hidden = false, isStale = true;
    char axis, distribution, alignment;
};

class FloorEngine {
public:
    explicit FloorEngine(const TreeWorkload& workload) : workload(workload) {}

    void vary(size_t index) { variant = &workload.steps[index]; }

    void first() {
        build();
        for (size_t index = views.size(); index-- > 0;) measure(views[index]);
        rootWidth = workload.rootWidth;
        placeRoot();
        results.resize(4 * views.size());
        readOut();
    }

    void step(size_t index) {
        const TreeStep& step = workload.steps[index];
        if (step.kind == "w") rootWidth = step.value;
        if (step.kind == "iw") changeWidth(step.id, step.value);
        if (step.kind == "hide" || step.kind == "show") {
            views[step.id].hidden = step.kind == "hide";
            remeasure(views[step.id].parent);
        }
        placeRoot();
    }

    const std::vector<double>& values() {
        readOut();
        return results;
    }

private:
    const TreeWorkload& workload;
    const TreeStep* variant = nullptr;
    std::vector<FloorView> views;
    std::vector<double> results;
    double rootWidth = 0;

    static bool has(double number) { return number != TreeWorkload::absent; }

    void build() {
        views.resize(workload.views.size());
        for (size_t index = 0; index < views.size(); index += 1) fill(views[index], workload.views[index]);
        for (size_t index = views.size(); index-- > 1;) {
            FloorView& parent = views[views[index].parent];
            views[index].nextSibling = parent.firstChild;
            parent.firstChild = int(index);
        }
        if (!variant) return;
        for (auto& [id, size] : variant->sizes) {
            views[id].natural[0] = size.first;
            views[id].natural[1] = size.second;
        }
    }

    static void fill(FloorView& view, const TreeView& from) {
        view.parent = from.parent;
        view.isStack = from.axis != '-';
        view.axis = from.axis == 'v' ? 1 : 0;
        view.gives = from.grow != 0;
        view.spacing = from.spacing;
        view.before[0] = from.left;
        view.before[1] = from.top;
        view.after[0] = from.right;
        view.after[1] = from.bottom;
        view.natural[0] = has(from.fixedWidth) ? from.fixedWidth : has(from.width) ? from.width : 0;
        view.natural[1] = has(from.fixedHeight) ? from.fixedHeight : has(from.height) ? from.height : 0;
        view.distribution = from.distribution;
        view.alignment = from.alignment;
    }

    /// The size of a stack from its children's: their sum and gaps along it, the largest across.
    void measure(FloorView& view) {
        if (!view.isStack) return;
        int along = view.axis, across = 1 - along;
        double sum = 0, largest = 0, widest = 0;
        view.visible = 0;
        for (int child = view.firstChild; child >= 0; child = views[child].nextSibling) {
            const FloorView& each = views[child];
            if (each.hidden) continue;
            view.visible += 1;
            sum += each.natural[along];
            largest = std::max(largest, each.natural[along]);
            widest = std::max(widest, each.natural[across]);
        }
        if (view.distribution == 'e') sum = largest * view.visible;
        view.natural[along] = sum + view.spacing * (view.visible - 1) + view.before[along] + view.after[along];
        view.natural[across] = widest + view.before[across] + view.after[across];
    }

    void changeWidth(int id, double width) {
        views[id].natural[0] = width;
        remeasure(views[id].parent);
    }

    /// Measures a stack and those above it again, as long as that changes anything.
    void remeasure(int index) {
        while (index >= 0) {
            FloorView& view = views[index];
            double width = view.natural[0], height = view.natural[1];
            view.isStale = true;
            measure(view);
            if (view.natural[0] == width && view.natural[1] == height) break;
            index = view.parent;
        }
        for (; index >= 0; index = views[index].parent) views[index].isStale = true;
    }

    void placeRoot() {
        FloorView& root = views[0];
        place(root, 0, 0, has(rootWidth) ? rootWidth : root.natural[0],
              has(workload.rootHeight) ? workload.rootHeight : root.natural[1]);
    }

    void place(FloorView& view, double x, double y, double width, double height) {
        view.place[0] = x;
        view.place[1] = y;
        if (view.size[0] == width && view.size[1] == height && !view.isStale) return;
        view.size[0] = width;
        view.size[1] = height;
        view.isStale = false;
        if (view.isStack) placeChildren(view);
    }

    void placeChildren(const FloorView& view) {
        int along = view.axis, across = 1 - along;
        double room = view.size[along] - view.before[along] - view.after[along];
        double roomAcross = view.size[across] - view.before[across] - view.after[across];
        double extra = view.size[along] - view.natural[along];
        double gap = view.spacing, next = view.before[along];
        if (view.distribution == 's' && view.visible > 1) gap += extra / (view.visible - 1);
        double share = (room - view.spacing * (view.visible - 1)) / std::max(1, view.visible);
        for (int child = view.firstChild; child >= 0; child = views[child].nextSibling) {
            FloorView& each = views[child];
            if (each.hidden) continue;
            double length = each.natural[along];
            if (view.distribution == 'e') length = share;
            if (view.distribution == 'f' && each.gives) length += extra;
            double breadth = view.alignment == 'f' ? roomAcross : each.natural[across];
            double offset = view.before[across];
            if (view.alignment == 'c') offset += (roomAcross - breadth) / 2;
            if (along == 0) place(each, next, offset, length, breadth);
            else place(each, offset, next, breadth, length);
            next += length + gap;
        }
    }

    void readOut() {
        for (size_t index = 0; index < views.size(); index += 1) {
            const FloorView& view = views[index];
            results[4 * index] = view.place[0];
            results[4 * index + 1] = view.place[1];
            results[4 * index + 2] = view.size[0];
            results[4 * index + 3] = view.size[1];
        }
    }
};

int main(int count, char** words) {
    Arguments arguments(count, words);
    TreeWorkload workload = readTree(arguments.file(".tree"));
    bool rebuilds = !workload.steps.empty() && workload.steps[0].kind == "variant";
    measure<FloorEngine>(workload, arguments, rebuilds, workload.steps.size()).print("floor", arguments.workload);
}
