/// A book, and how much of it has been read.
struct Book {
    var title: String
    var author: String
    var isLent = false
    /// From 0 to 1.
    var progress: Float = 0

    var isFinished: Bool { progress == 1 }
}

/// The books, in the order in which they were added.
@MainActor
final class Library {
    var books = [
        Book(title: "Middlemarch", author: "George Eliot", progress: 0.4),
        Book(title: "Moby-Dick", author: "Herman Melville"),
        Book(title: "Jane Eyre", author: "Charlotte Brontë", progress: 1),
        Book(title: "Walden", author: "Henry David Thoreau", isLent: true, progress: 0.75),
        Book(title: "Emma", author: "Jane Austen"),
    ]
}
