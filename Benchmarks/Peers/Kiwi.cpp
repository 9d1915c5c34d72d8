// Kiwi's Cassowary on the flat constraints.
#include "Measure.hpp"
#include "Workload.hpp"
#include <kiwi/kiwi.h>

class KiwiEngine {
public:
    explicit KiwiEngine(const ConstraintWorkload& workload) : workload(workload) {}

    /// Sets the constants of a step before the system is built.
    void vary(size_t index) {
        for (const Action& action : workload.steps[index]) constants.push_back({action.id, action.value});
    }

    void first() {
        makeVariables();
        makeConstraints();
        for (const EditVariable& edit : workload.edits) {
            solver.addEditVariable(variables[edit.variable], edit.weight);
            solver.suggestValue(variables[edit.variable], edit.value);
        }
        for (size_t index = 0; index < constraints.size(); index += 1)
            if (workload.constraints[index].installed) solver.addConstraint(constraints[index]);
        readOut();
    }

    void step(size_t index) {
        for (const Action& action : workload.steps[index]) {
            if (action.kind == 's') solver.suggestValue(variables[action.id], action.value);
            if (action.kind == '-') solver.removeConstraint(constraints[action.id]);
            if (action.kind == '+') solver.addConstraint(constraints[action.id]);
        }
        readOut();
    }

    const std::vector<double>& values() const { return results; }

private:
    const ConstraintWorkload& workload;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<std::pair<int, double>> constants;
    std::vector<double> results;

    void makeVariables() {
        variables.reserve(workload.variables);
        for (int index = 0; index < workload.variables; index += 1) variables.emplace_back("");
        results.resize(workload.variables);
    }

    void makeConstraints() {
        constraints.reserve(workload.constraints.size());
        size_t next = 0;
        for (size_t index = 0; index < workload.constraints.size(); index += 1) {
            const FlatConstraint& flat = workload.constraints[index];
            std::vector<kiwi::Term> terms;
            terms.reserve(flat.terms.size());
            for (auto [variable, coefficient] : flat.terms) terms.emplace_back(variables[variable], coefficient);
            double constant = flat.constant;
            if (next < constants.size() && constants[next].first == int(index)) constant = constants[next++].second;
            kiwi::RelationalOperator relation =
                flat.relation == "==" ? kiwi::OP_EQ : flat.relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
            double strength = flat.priority >= 1000 ? kiwi::strength::required : flat.weight;
            constraints.emplace_back(kiwi::Expression(std::move(terms), constant), relation, strength);
        }
    }

    void readOut() {
        solver.updateVariables();
        for (size_t index = 0; index < variables.size(); index += 1) results[index] = variables[index].value();
    }
};

int main(int count, char** words) {
    Arguments arguments(count, words);
    ConstraintWorkload workload = readConstraints(arguments.file(".cons"));
    measure<KiwiEngine>(workload, arguments, workload.rebuildsEachStep(), workload.steps.size()).print("kiwi", arguments.workload);
}
