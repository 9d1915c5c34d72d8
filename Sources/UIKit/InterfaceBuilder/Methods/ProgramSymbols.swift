/// The functions of a class, by the names that the program's file records for debuggers; none in a file that was stripped of them.
///
/// - Source: the ELF format (refspecs.linuxfoundation.org/elf), and dladdr(3) for where a file lies in memory.
@MainActor
enum ProgramSymbols {
    /// A function with its name as the compiler spells it in full, such as `Shop.Cart.pay(UIKit.UIButton) -> ()`.
    struct Function {
        let name: String
        let address: UnsafeRawPointer
    }

    /// A file of the program, read through once.
    private struct Image {
        let file: Data
        let base: UnsafeRawPointer
        let index: [Int: [Int]]
        let hasSymbols: Bool

        init(_ file: Data, base: UnsafeRawPointer) {
            self.file = file
            self.base = base
            (index, hasSymbols) = file.withUnsafeBytes { (FunctionTable($0).index(), FunctionTable($0).hasSymbols) }
        }

        func functions(prefix: String) -> [FunctionTable.Function] {
            guard let places = FunctionTable.key(prefix.utf8).flatMap({ index[$0] }) else { return [] }
            return file.withUnsafeBytes { FunctionTable($0).functions(at: places, prefix: prefix) }
        }
    }

    private static var known: [ObjectIdentifier: [Function]] = [:]
    private static var images: [UnsafeRawPointer: Image] = [:]

    /// The functions that a class itself declares.
    static func functions(of type: AnyClass) -> [Function] {
        if let found = known[ObjectIdentifier(type)] { return found }
        let found = read(type)
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether the file that a class is in names its functions.
    static func areNamed(of type: AnyClass) -> Bool { image(of: type)?.hasSymbols ?? false }

    /// The full name of the class as it begins its functions' names.
    static func prefix(of type: AnyClass) -> String? { _mangledTypeName(type).map { plain(demangled("$s" + $0)) + "." } }

    private static func read(_ type: AnyClass) -> [Function] {
        guard let mangled = _mangledTypeName(type), let image = image(of: type) else { return [] }
        return image.functions(prefix: "$s" + mangled).compactMap { symbol in
            let address = symbol.isRelative ? image.base + symbol.value : UnsafeRawPointer(bitPattern: symbol.value)
            return address.map { Function(name: plain(demangled(symbol.name)), address: $0) }
        }
    }

    /// The file that a class lies in. It is read through at the first question about a class of it: O(symbols).
    private static func image(of type: AnyClass) -> Image? {
        var place = Place()
        guard dladdr(unsafeBitCast(type, to: UnsafeRawPointer.self), &place) != 0, let base = place.base, let path = place.file
        else {
            return nil
        }
        if let known = images[base] { return known }
        let file = try? Data(contentsOf: URL(fileURLWithPath: String(cString: path)), options: .alwaysMapped)
        let image = Image(file ?? Data(), base: base)
        images[base] = image
        return image
    }

    // MARK: Names

    private static func demangled(_ name: String) -> String {
        name.withCString { bytes in
            guard let text = demangle(bytes, strlen(bytes), nil, nil, 0) else { return name }
            defer { free(text) }
            return String(cString: text)
        }
    }

    /// A name without the marks of what is private to a file: `(pay in _3F2A…)` is `pay`.
    private static func plain(_ name: String) -> String {
        name.replacingOccurrences(of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
    }
}

/// What dladdr(3) tells.
private struct Place {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<Place>) -> Int32

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
