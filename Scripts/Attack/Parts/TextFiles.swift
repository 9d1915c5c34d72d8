import SeededRandom

/// Text files of a case, which is made smaller by leaving out their lines. The lines are numbered through all files.
struct TextFiles {
    struct File {
        let name: String
        /// The bytes of each line without its end.
        var lines: [[UInt8]]
    }

    private(set) var files: [File] = []

    var pieceCount: Int { files.reduce(0) { $0 + $1.lines.count } }

    mutating func add(_ name: String, _ lines: [String]) { files.append(File(name: name, lines: lines.map { Array($0.utf8) })) }

    mutating func add(_ name: String, _ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        if lines.last == [] { lines.removeLast() }
        files.append(File(name: name, lines: lines))
    }

    /// The files with the lines that are kept.
    func written(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        var number = 0
        return files.map { file in
            let lines = file.lines.filter { _ in
                defer { number += 1 }
                return kept.contains(number)
            }
            return (file.name, lines.flatMap { $0 + [0x0A] })
        }
    }

    // MARK: Damage

    /// Changes, takes away, doubles or exchanges lines, and bytes of lines, in one to six places.
    ///
    /// - Parameter words: What is inserted now and then.
    mutating func damage(_ random: inout SplitMix, inserting words: [String]) {
        guard !files.isEmpty else { return }
        for _ in 0...random.below(6) {
            let file = random.below(files.count)
            guard !files[file].lines.isEmpty else { continue }
            let line = random.below(files[file].lines.count)
            switch random.below(8) {
            case 0: files[file].lines.remove(at: line)
            case 1: files[file].lines.insert(files[file].lines[line], at: random.below(files[file].lines.count))
            case 2: files[file].lines.swapAt(line, random.below(files[file].lines.count))
            case 3: files[file].lines.removeSubrange(line...)
            default: Self.damage(&files[file].lines[line], &random, words)
            }
        }
    }

    private static func damage(_ line: inout [UInt8], _ random: inout SplitMix, _ words: [String]) {
        let place = random.below(line.count + 1)
        switch random.below(6) {
        case 0: line.insert(random.pick([0, 0x22, 0x28, 0x5C, 0x7B, 0x7D, 0xC3, 0xEF, 0xFF]), at: place)
        case 1: line.removeSubrange(place...)
        case 2: line += line[..<place]
        case 3: if place < line.count { line[place] = UInt8(random.below(256)) }
        default: line.insert(contentsOf: random.pick(words).utf8, at: place)
        }
    }
}
