// Yoga's flexbox on the trees. This Yoga has no gap: spacing is a margin before each child but the first.
#include "Measure.hpp"
#include "Workload.hpp"
#include <yoga/Yoga.h>

struct LeafSize {
    float width, height;
};

static float fitted(float size, float offered, YGMeasureMode mode) {
    if (mode == YGMeasureModeExactly) return offered;
    return mode == YGMeasureModeAtMost ? std::min(size, offered) : size;
}

static YGSize measureLeaf(YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
    auto* size = static_cast<LeafSize*>(YGNodeGetContext(node));
    return {fitted(size->width, width, widthMode), fitted(size->height, height, heightMode)};
}

class YogaEngine {
public:
    explicit YogaEngine(const TreeWorkload& workload) : workload(workload) {}

    ~YogaEngine() {
        if (!nodes.empty()) YGNodeFreeRecursive(nodes[0]);
        if (config) YGConfigFree(config);
    }

    void vary(size_t index) { variant = &workload.steps[index]; }

    void first() {
        config = YGConfigNew();
        YGConfigSetPointScaleFactor(config, 0);
        size_t count = workload.views.size();
        nodes.reserve(count);
        sizes.resize(count);
        results.resize(4 * count);
        for (size_t index = 0; index < count; index += 1) nodes.push_back(makeNode(int(index)));
        if (variant) applySizes();
        rootWidth = workload.rootWidth;
        layOut();
    }

    void step(size_t index) {
        const TreeStep& step = workload.steps[index];
        if (step.kind == "w") rootWidth = step.value;
        if (step.kind == "fw") setFixedWidth(step);
        if (step.kind == "iw") {
            sizes[step.id].width = float(step.value);
            YGNodeMarkDirty(nodes[step.id]);
        }
        if (step.kind == "hide") YGNodeStyleSetDisplay(nodes[step.id], YGDisplayNone);
        if (step.kind == "show") YGNodeStyleSetDisplay(nodes[step.id], YGDisplayFlex);
        layOut();
    }

    const std::vector<double>& values() const { return results; }

private:
    const TreeWorkload& workload;
    const TreeStep* variant = nullptr;
    YGConfigRef config = nullptr;
    std::vector<YGNodeRef> nodes;
    std::vector<LeafSize> sizes;
    std::vector<double> results;
    double rootWidth = 0;

    static bool has(double number) { return number != TreeWorkload::absent; }

    YGNodeRef makeNode(int index) {
        const TreeView& view = workload.views[index];
        YGNodeRef node = YGNodeNewWithConfig(config);
        styleContainer(node, view);
        if (has(view.fixedWidth)) YGNodeStyleSetWidth(node, float(view.fixedWidth));
        if (has(view.fixedHeight)) YGNodeStyleSetHeight(node, float(view.fixedHeight));
        if (view.parent >= 0) styleChild(node, view, index);
        if (view.children.empty() && (has(view.width) || has(view.height))) {
            sizes[index] = {float(has(view.width) ? view.width : 0), float(has(view.height) ? view.height : 0)};
            YGNodeSetContext(node, &sizes[index]);
            YGNodeSetMeasureFunc(node, measureLeaf);
        }
        return node;
    }

    static void styleContainer(YGNodeRef node, const TreeView& view) {
        if (view.axis == '-') return;
        YGNodeStyleSetFlexDirection(node, view.axis == 'h' ? YGFlexDirectionRow : YGFlexDirectionColumn);
        YGNodeStyleSetAlignItems(
            node, view.alignment == 'f' ? YGAlignStretch : view.alignment == 'c' ? YGAlignCenter : YGAlignFlexStart);
        if (view.distribution == 's') YGNodeStyleSetJustifyContent(node, YGJustifySpaceBetween);
        YGNodeStyleSetPadding(node, YGEdgeTop, float(view.top));
        YGNodeStyleSetPadding(node, YGEdgeLeft, float(view.left));
        YGNodeStyleSetPadding(node, YGEdgeBottom, float(view.bottom));
        YGNodeStyleSetPadding(node, YGEdgeRight, float(view.right));
    }

    void styleChild(YGNodeRef node, const TreeView& view, int index) {
        const TreeView& parent = workload.views[view.parent];
        if (has(view.x)) {
            YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
            YGNodeStyleSetPosition(node, YGEdgeLeft, float(view.x));
            YGNodeStyleSetPosition(node, YGEdgeTop, float(view.y));
            if (!has(view.fixedWidth)) {
                YGNodeStyleSetPosition(node, YGEdgeRight, 1);
                YGNodeStyleSetPosition(node, YGEdgeBottom, 1);
            }
        } else {
            YGNodeStyleSetFlexGrow(node, float(view.grow));
            YGNodeStyleSetFlexShrink(node, float(view.shrink));
            if (view.fromZero) YGNodeStyleSetFlexBasis(node, 0);
            YGNodeStyleSetMinWidth(node, 0);
            YGNodeStyleSetMinHeight(node, 0);
            bool isFirst = parent.children[0] == index;
            if (!isFirst) YGNodeStyleSetMargin(node, parent.axis == 'h' ? YGEdgeLeft : YGEdgeTop, float(parent.spacing));
        }
        YGNodeInsertChild(nodes[view.parent], node, YGNodeGetChildCount(nodes[view.parent]));
    }

    void applySizes() {
        for (auto& [id, size] : variant->sizes) sizes[id] = {float(size.first), float(size.second)};
    }

    /// In a chain the width goes through all views: flexbox cannot say that one view is as wide as another.
    void setFixedWidth(const TreeStep& step) {
        bool isChain = workload.name.rfind("W5chain", 0) == 0;
        size_t end = isChain ? nodes.size() : size_t(step.id) + 1;
        for (size_t index = step.id; index < end; index += 1) YGNodeStyleSetWidth(nodes[index], float(step.value));
    }

    void layOut() {
        float width = has(rootWidth) ? float(rootWidth) : YGUndefined;
        float height = has(workload.rootHeight) ? float(workload.rootHeight) : YGUndefined;
        YGNodeCalculateLayout(nodes[0], width, height, YGDirectionLTR);
        for (size_t index = 0; index < nodes.size(); index += 1) {
            results[4 * index] = YGNodeLayoutGetLeft(nodes[index]);
            results[4 * index + 1] = YGNodeLayoutGetTop(nodes[index]);
            results[4 * index + 2] = YGNodeLayoutGetWidth(nodes[index]);
            results[4 * index + 3] = YGNodeLayoutGetHeight(nodes[index]);
        }
    }
};

int main(int count, char** words) {
    Arguments arguments(count, words);
    TreeWorkload workload = readTree(arguments.file(".tree"));
    bool rebuilds = !workload.steps.empty() && workload.steps[0].kind == "variant";
    measure<YogaEngine>(workload, arguments, rebuilds, workload.steps.size()).print("yoga", arguments.workload);
}
