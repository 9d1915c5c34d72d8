/// Object ids in Interface Builder's format: `aBc-12-dEf`.
enum ObjectID {
    /// An unused id. The same arguments give the same id.
    ///
    /// - Parameter seed: The text from which the id is derived.
    static func new(from seed: String, besides taken: Set<String>) -> String {
        new(from: seed, isTaken: taken.contains)
    }

    /// An unused id, derived from a text.
    static func new(from seed: String, isTaken: (String) -> Bool) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        var hash = FNVHash()
        while true {
            seed.utf8.forEach { hash.combine($0) }
            var (rest, text) = (hash.value, "")
            for place in 0..<8 {
                text += place == 3 || place == 5 ? "-" : ""
                text.append(letters[Int(rest % UInt64(letters.count))])
                rest /= UInt64(letters.count)
            }
            if !isTaken(text) { return text }
        }
    }
}
