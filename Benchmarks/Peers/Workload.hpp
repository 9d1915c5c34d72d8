// The workloads as both peers read them: flat constraints (.cons) and trees (.tree).
#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// A linear constraint: the sum of coefficient times variable, plus a constant, in relation to 0.
struct FlatConstraint {
    bool installed;
    std::string relation;
    double priority, weight, constant;
    std::vector<std::pair<int, double>> terms;
};

/// A variable whose value steps suggest.
struct EditVariable {
    int variable;
    double priority, weight, value;
};

/// One action of a step: suggest (s), remove (-), install (+), or set a constant (k).
struct Action {
    char kind;
    int id;
    double value;
};

struct ConstraintWorkload {
    int views = 0, variables = 0;
    std::vector<FlatConstraint> constraints;
    std::vector<EditVariable> edits;
    std::vector<std::vector<Action>> steps;
    /// Whether a step builds everything anew with other constants, as a cell is.
    bool rebuildsEachStep() const { return !steps.empty() && steps[0][0].kind == 'k'; }
};

/// A view of a tree; absent numbers are `absent`.
struct TreeView {
    int parent;
    /// 'h', 'v', or '-' for a leaf; the first letters of the distribution (fill, equally, spacing) and alignment (fill, leading, center).
    char axis, distribution, alignment;
    double spacing, top, left, bottom, right, width, height, fixedWidth, fixedHeight, x, y;
    int grow, shrink;
    bool fromZero;
    std::vector<int> children;
};

struct TreeStep {
    std::string kind;
    int id = 0;
    double value = 0;
    std::vector<std::pair<int, std::pair<double, double>>> sizes;
};

struct TreeWorkload {
    static constexpr double absent = -1e300;
    std::string name;
    std::vector<TreeView> views;
    double rootWidth = absent, rootHeight = absent;
    std::vector<TreeStep> steps;
};

[[noreturn]] inline void fail(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(2);
}

inline std::ifstream opened(const std::string& path) {
    std::ifstream file(path);
    if (!file) fail("cannot read " + path);
    return file;
}

inline std::vector<Action> readActions(const std::string& line) {
    std::istringstream words(line);
    std::vector<Action> actions;
    std::string word;
    while (words >> word) {
        if (word == ";") continue;
        Action action{word[0], 0, 0};
        words >> action.id;
        if (action.kind == 's' || action.kind == 'k') words >> action.value;
        actions.push_back(action);
    }
    return actions;
}

inline FlatConstraint readConstraint(std::istringstream& words) {
    FlatConstraint made;
    int id, count;
    std::string state;
    words >> id >> state >> made.relation >> made.priority >> made.weight >> made.constant >> count;
    made.installed = state == "i";
    made.terms.resize(count);
    for (auto& [variable, coefficient] : made.terms) words >> variable >> coefficient;
    return made;
}

inline ConstraintWorkload readConstraints(const std::string& path) {
    std::ifstream file = opened(path);
    ConstraintWorkload made;
    std::string line;
    size_t stepsLeft = 0;
    while (std::getline(file, line)) {
        if (stepsLeft > 0) {
            made.steps.push_back(readActions(line));
            stepsLeft -= 1;
            continue;
        }
        std::istringstream words(line);
        std::string head;
        words >> head;
        if (head == "views") words >> made.views;
        if (head == "vars") words >> made.variables;
        if (head == "ops") words >> stepsLeft;
        if (head == "c") made.constraints.push_back(readConstraint(words));
        if (head == "e") {
            EditVariable edit;
            words >> edit.variable >> edit.priority >> edit.weight >> edit.value;
            made.edits.push_back(edit);
        }
    }
    return made;
}

inline double readNumber(std::istringstream& words) {
    std::string word;
    words >> word;
    return word == "-" ? TreeWorkload::absent : std::stod(word);
}

inline TreeView readView(std::istringstream& words) {
    TreeView view;
    std::string id, parent, axis, distribution, alignment;
    words >> id >> parent >> axis >> distribution >> alignment;
    view.parent = parent == "-" ? -1 : std::stoi(parent);
    view.axis = axis[0];
    view.distribution = distribution[0];
    view.alignment = alignment[0];
    view.spacing = readNumber(words);
    for (double* margin : {&view.top, &view.left, &view.bottom, &view.right}) *margin = readNumber(words);
    view.width = readNumber(words);
    view.height = readNumber(words);
    for (int skipped = 0; skipped < 4; skipped += 1) readNumber(words);  // flexbox has no priorities
    view.fixedWidth = readNumber(words);
    view.fixedHeight = readNumber(words);
    int fromZero;
    words >> view.grow >> view.shrink >> fromZero;
    view.fromZero = fromZero != 0;
    view.x = readNumber(words);
    view.y = readNumber(words);
    return view;
}

inline TreeStep readStep(const std::string& line) {
    std::istringstream words(line);
    TreeStep step;
    words >> step.kind;
    if (step.kind == "w") words >> step.value;
    if (step.kind == "fw" || step.kind == "iw") words >> step.id >> step.value;
    if (step.kind == "hide" || step.kind == "show") words >> step.id;
    std::string size;
    while (step.kind == "variant" && words >> size) {
        int id;
        double width, height;
        if (std::sscanf(size.c_str(), "%d=%lf,%lf", &id, &width, &height) == 3)
            step.sizes.push_back({id, {width, height}});
    }
    return step;
}

inline TreeWorkload readTree(const std::string& path) {
    std::ifstream file = opened(path);
    TreeWorkload made;
    std::string line, head;
    size_t stepsLeft = 0;
    while (std::getline(file, line)) {
        if (stepsLeft > 0) {
            made.steps.push_back(readStep(line));
            stepsLeft -= 1;
            continue;
        }
        std::istringstream words(line);
        words >> head;
        if (head == "LBT") words >> head >> made.name;
        if (head == "root") {
            made.rootWidth = readNumber(words);
            made.rootHeight = readNumber(words);
        }
        if (head == "ops") words >> stepsLeft;
        if (head != "v") continue;
        TreeView view = readView(words);
        made.views.push_back(view);
        if (view.parent >= 0) made.views[view.parent].children.push_back(int(made.views.size()) - 1);
    }
    return made;
}
