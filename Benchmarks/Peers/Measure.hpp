// How every engine here is timed and reported: the same protocol as the project's own benchmark programs.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <dlfcn.h>
#include <fstream>
#include <string>
#include <vector>

/// Nanoseconds on a clock that only goes forward.
inline double now() {
    using namespace std::chrono;
    return double(duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count());
}

/// Allocations of the process so far; -1 unless the counting library is loaded first.
inline long long allocations() {
    using Count = unsigned long long (*)();
    static Count count = reinterpret_cast<Count>(dlsym(RTLD_DEFAULT, "benchmark_allocation_count"));
    return count ? (long long)count() : -1;
}

/// A figure of /proc/self/status, in KB.
inline long statusKB(const std::string& name) {
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line))
        if (line.rfind(name + ":", 0) == 0) return std::stol(line.substr(name.size() + 1));
    return -1;
}

/// Times in nanoseconds, and what is said of them.
struct Times {
    std::vector<double> all;

    void add(double time) { all.push_back(time); }

    std::string json() const {
        if (all.empty()) return "null";
        std::vector<double> sorted = all;
        std::sort(sorted.begin(), sorted.end());
        double sum = 0;
        for (double time : sorted) sum += time;
        auto rank = [&](double share) { return sorted[std::min(sorted.size() - 1, size_t(share * double(sorted.size())))]; };
        char text[256];
        std::snprintf(text, sizeof text, "{\"median\":%.0f,\"mean\":%.1f,\"min\":%.0f,\"max\":%.0f,\"p99\":%.0f,\"count\":%zu}", rank(0.5),
                      sum / double(sorted.size()), sorted.front(), sorted.back(), rank(0.99), sorted.size());
        return text;
    }
};

/// What one process measured of one workload.
struct Report {
    Times first, step;
    long long firstAllocations = -1, stepAllocations = -1;
    long layoutKB = -1;

    void print(const std::string& engine, const std::string& workload) const {
        std::printf(
            "{\"engine\":\"%s\",\"workload\":\"%s\",\"first\":%s,\"step\":%s,\"firstAllocations\":%lld,\"stepAllocations\":%lld,\"layoutKB\":%ld}\n",
            engine.c_str(), workload.c_str(), first.json().c_str(), step.json().c_str(), firstAllocations, stepAllocations, layoutKB);
    }
};

/// Writes a value for each variable, as the workloads' checker reads them.
inline void writeValues(const std::string& path, const std::vector<double>& values) {
    if (path.empty()) return;
    std::ofstream file(path);
    char line[64];
    for (size_t index = 0; index < values.size(); index += 1) {
        std::snprintf(line, sizeof line, "%zu %.9g\n", index, values[index]);
        file << line;
    }
}

/// The arguments every program here takes: DIRECTORY WORKLOAD [--once] [--first-values FILE] [--values FILE].
struct Arguments {
    std::string directory, workload, firstValues, values;
    bool once = false;

    Arguments(int count, char** words) {
        std::vector<std::string> plain;
        for (int index = 1; index < count; index += 1) {
            std::string word = words[index];
            if (word == "--once") once = true;
            else if (word == "--first-values" && index + 1 < count) firstValues = words[++index];
            else if (word == "--values" && index + 1 < count) values = words[++index];
            else plain.push_back(word);
        }
        if (plain.size() != 2) {
            std::fprintf(stderr, "usage: %s DIRECTORY WORKLOAD [--once] [--first-values FILE] [--values FILE]\n", words[0]);
            std::exit(2);
        }
        directory = plain[0];
        workload = plain[1];
    }

    std::string file(const std::string& suffix) const { return directory + "/" + workload + suffix; }
};

/// Measures an engine: `Engine(workload)` is built and solved by `first`, `step(index)` applies one step, `values` are read at the end.
///
/// A process repeats the first layout, and the steps, until 0.15 s have passed, unless it is told to run once.
template <class Engine, class Workload>
Report measure(const Workload& workload, const Arguments& arguments, bool rebuilds, size_t steps) {
    const double enough = 0.15e9;
    Report report;
    double start = now();
    while (report.first.all.empty() || (!arguments.once && now() - start < enough)) {
        long memory = statusKB("VmRSS");
        long long before = allocations();
        double begin = now();
        Engine engine(workload);
        engine.first();
        report.first.add(now() - begin);
        if (report.first.all.size() == 1) {
            report.firstAllocations = before < 0 ? -1 : allocations() - before;
            report.layoutKB = statusKB("VmHWM") - memory;
            writeValues(arguments.firstValues, engine.values());
        }
    }
    start = now();
    bool wrote = false;
    while (steps > 0 && (report.step.all.empty() || (!arguments.once && now() - start < enough))) {
        Engine* engine = rebuilds ? nullptr : new Engine(workload);
        if (engine) engine->first();
        long long before = allocations();
        for (size_t index = 0; index < steps; index += 1) {
            double begin = now();
            if (rebuilds) {
                Engine cell(workload);
                cell.vary(index);
                cell.first();
            } else {
                engine->step(index);
            }
            report.step.add(now() - begin);
        }
        if (before >= 0) report.stepAllocations = (allocations() - before) / (long long)steps;
        if (engine && !wrote) writeValues(arguments.values, engine->values());
        wrote = true;
        delete engine;
    }
    return report;
}
