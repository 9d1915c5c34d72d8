/// Reads the outlines of the table of icons, whose numbers are tenths of a unit, each point relative to the one before
/// it.
enum SymbolOutline {
    /// The shape in the path language of ``SymbolGlyph``.
    ///
    /// - Parameter x: The left edge of the shape, in units.
    static func path(_ line: Substring, from x: CGFloat = 0) -> String {
        var place = (x: Int(x * 10), y: 0)
        var numbers: [Int] = []
        var words: [String] = []
        for word in line.split(separator: " ") {
            guard let number = Int(word) else {
                words.append(String(word))
                continue
            }
            numbers.append(number)
            guard numbers.count == 2 else { continue }
            place = (place.x + numbers[0], place.y + numbers[1])
            numbers = []
            words += [tenths(place.x), tenths(place.y)]
        }
        return words.joined(separator: " ")
    }

    private static func tenths(_ value: Int) -> String { String(Double(value) / 10) }
}
