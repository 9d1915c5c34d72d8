import ConstraintSolver
import Foundation
import UIKit
import Workloads

/// Measures a feed whose cells are made with constraints, of stack views, or by hand: `feed-constraints-N`,
/// `feed-stacks-N` and `feed-hand-N` for N posts; and one of articles in views that cells place by hand:
/// `articles-formats-N`, `articles-stacks-N` and `articles-hand-N`.
@main
struct FeedBenchmark {
    @MainActor
    static func main() throws {
        let arguments = MeasurementArguments()
        let words = arguments.workload.split(separator: "-")
        guard words.count == 3, let count = Int(words[2]), let make = maker(words[0], words[1], FeedPost.posts(count)) else {
            stop("unknown workload: \(arguments.workload)", 2)
        }
        var measurement = Measurement(of: "feed", arguments)
        try measurement.run(steps: 0, rebuilding: false, forgetting: TemplateCache.shared.removeAll, make: make)
        measurement.routes = RouteTrace.countsByName
        try measurement.printFigures()
        check(FeedPost.posts(count))
    }

    private static func maker(_ feed: Substring, _ kind: Substring, _ posts: [FeedPost]) -> (() -> any MeasuredEngine)? {
        switch (feed, kind) {
        case ("feed", "constraints"): { MainActor.assumeIsolated { FeedEngine<ConstrainedFeedCell>(posts) } }
        case ("feed", "stacks"): { MainActor.assumeIsolated { FeedEngine<StackedFeedCell>(posts) } }
        case ("feed", "hand"): { MainActor.assumeIsolated { FeedEngine<ManualFeedCell>(posts) } }
        case ("articles", "formats"): { MainActor.assumeIsolated { FeedEngine<ArticleCell<FormattedArticle>>(posts) } }
        case ("articles", "stacks"): { MainActor.assumeIsolated { FeedEngine<ArticleCell<StackedArticle>>(posts) } }
        case ("articles", "hand"): { MainActor.assumeIsolated { FeedEngine<ArticleCell<PlacedArticle>>(posts) } }
        default: nil
        }
    }

    /// Ends the program with a status of 1 where the kinds of cells differ in a height by more than a pixel.
    @MainActor
    private static func check(_ posts: [FeedPost]) {
        compare([FeedEngine<ManualFeedCell>(posts), FeedEngine<ConstrainedFeedCell>(posts), FeedEngine<StackedFeedCell>(posts)])
        compare([
            FeedEngine<ArticleCell<PlacedArticle>>(posts), FeedEngine<ArticleCell<FormattedArticle>>(posts),
            FeedEngine<ArticleCell<StackedArticle>>(posts),
        ])
    }

    @MainActor
    private static func compare(_ engines: [any MeasuredEngine]) {
        for engine in engines { engine.layOut() }
        let heights = engines.map(\.values)
        for (post, height) in heights[0].enumerated() {
            for other in heights.dropFirst() where other.count != heights[0].count || abs(other[post] - height) > 0.5 {
                stop("post \(post): \(heights.map { $0.count > post ? $0[post] : 0 }) points high", 1)
            }
        }
    }

    private static func stop(_ message: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
