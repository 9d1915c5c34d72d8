/// The contents of one cell of the feed.
struct FeedPost {
    var author, headline, text, time: String
    var actions: [String]

    private static let authors = ["Ada Holm", "Ben Okafor", "Carla Jiménez", "Dmitri", "Elena Rossi-Bianchi"]
    private static let headlines = ["Gardener", "Repairs bicycles in the old town", "Baker", "Teaches mathematics and physics"]
    private static let words = [
        "the", "tram", "stopped", "beside", "an", "orchard", "where", "nobody", "had", "picked", "apples", "since", "summer",
        "and",
        "we", "walked", "home", "along", "the", "river", "until", "it", "rained",
    ]

    /// Posts of 5 to 44 words, the same in every run.
    static func posts(_ count: Int) -> [FeedPost] {
        (0..<count).map { index in
            let length = 5 + index * 17 % 40
            let text = (0..<length).map { words[(index * 7 + $0 * 5) % words.count] }.joined(separator: " ")
            return FeedPost(
                author: authors[index % authors.count], headline: headlines[index * 3 % headlines.count], text: text,
                time: "\(1 + index % 30) June",
                actions: ["Like", "Comment", "Share"])
        }
    }
}
