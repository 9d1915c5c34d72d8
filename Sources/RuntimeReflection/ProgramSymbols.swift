import Foundation

/// The functions of a class, found in the symbol table of the file that the class was loaded from.
///
/// - Source: the ELF format (refspecs.linuxfoundation.org/elf), and dladdr(3) for the address that a file is loaded at.
@MainActor
enum ProgramSymbols {
    /// A function with its demangled name without its class, such as `pay(UIKit.UIButton) -> ()`.
    struct Function {
        let name: String
        let address: UnsafeRawPointer
    }

    private static var known: [ObjectIdentifier: [Function]] = [:]
    private static var files: [UnsafeRawPointer: ProgramFile] = [:]

    /// The functions that a class itself declares, without those of its superclasses; none where the file has no
    /// symbols.
    static func functions(of type: AnyClass) -> [Function] {
        if let found = known[ObjectIdentifier(type)] { return found }
        let found = read(type)
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Why the functions of a class's file cannot be found; nil where they can.
    static func failure(for type: AnyClass) -> ReflectionFailure? { file(of: type)?.failure }

    /// The version of the field records in a class's file; nil where the file does not say.
    static func fieldRecordsVersion(for type: AnyClass) -> Int? { file(of: type)?.fieldRecordsVersion }

    /// The mangled name of a class without its generic arguments. Swift's own function writes addresses in place of the
    /// contexts of private and local classes, whose names the symbol table has all the same.
    private static func mangledName(of type: AnyClass) -> String? {
        guard let name = _mangledTypeName(type) else { return nil }
        if name.utf8.allSatisfy({ $0 >= 0x20 }), !name.contains("$"), name.last == "C" { return name }
        return ClassRecords.descriptor(of: type).flatMap { file(of: type)?.typeName(descriptorAt: $0) }
    }

    private static func read(_ type: AnyClass) -> [Function] {
        guard let mangled = mangledName(of: type), let file = file(of: type) else { return [] }
        let owner = plain(demangled("$s" + mangled))
        return file.functions(prefix: "$s" + mangled).compactMap { function in
            member(plain(demangled(function.name)), of: owner).map { Function(name: $0, address: function.address) }
        }
    }

    /// The name of a class's member without the class, which stands before it or, where the class is declared in a
    /// function, after it; nil for members of other types.
    private static func member(_ name: String, of owner: String) -> String? {
        if name.hasPrefix(owner + ".") { return String(name.dropFirst(owner.count + 1)) }
        return name.hasSuffix(" in " + owner) ? String(name.dropLast(" in ".count + owner.count)) : nil
    }

    /// The file that a class was loaded from, which has its descriptor; metadata of generic classes is made at run
    /// time. Its symbol table is read at the first question about a class of the file: O(symbols).
    private static func file(of type: AnyClass) -> ProgramFile? {
        var place = LoadedPlace()
        guard let descriptor = ClassRecords.descriptor(of: type), dladdr(descriptor, &place) != 0, let base = place.base,
            let path = place.file
        else { return nil }
        if let known = files[base] { return known }
        let file = ProgramFile(path: String(cString: path), base: base)
        files[base] = file
        return file
    }

    /// The classes of a name at the top of the modules that the program is linked from; none without symbols.
    static func classes(named name: String) -> [AnyClass] {
        (program?.classNames[name] ?? []).compactMap { _typeByName($0) as? AnyClass }
    }

    /// The file of the program itself. The names in it are asked for, not their addresses.
    private static let program: ProgramFile? = Bundle.main.executablePath.map {
        ProgramFile(path: $0, base: UnsafeRawPointer(bitPattern: 1)!)
    }

    // MARK: Names

    /// The demangled form of a name; the name itself if it is not mangled.
    nonisolated static func demangled(_ name: String) -> String {
        name.withCString { bytes in
            guard let text = demangle(bytes, strlen(bytes), nil, nil, 0) else { return name }
            defer { free(text) }
            return String(cString: text)
        }
    }

    /// A name without the discriminators of declarations that are private to a file: `(pay in _3F2A…)` becomes `pay`.
    private static func plain(_ name: String) -> String {
        name.replacingOccurrences(of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
    }
}

/// The structure `Dl_info` that dladdr(3) fills in.
struct LoadedPlace {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeRawPointer?
}

@_silgen_name("dladdr")
func dladdr(_ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<LoadedPlace>) -> Int32

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
