/// The method that a class has for a requirement of a protocol whose default implementation is empty, told from that by
/// its instructions.
///
/// A witness does not say whether it is a default, and the optimizer leaves no name of a method that it put into the
/// witness. In an optimized program the witness of the default is a return and nothing else.
///
/// - Source: the layout of witness tables, github.com/swiftlang/swift docs/ABI/TypeLayout.rst and docs/SIL/SIL.md.
package struct MethodWitness {
    /// The kinds of bodies that the instructions show.
    package enum Body: Sendable {
        /// It returns at once: the default, or a method of the class that is empty.
        case empty
        /// It does something.
        case present
        /// The program is not optimized, or the instructions are none of those known here.
        case unknown
    }

    /// The first instruction.
    package let code: UnsafeRawPointer

    /// Finds the witness in the table of a class; nil where there is no value of a protocol for classes.
    ///
    /// - Parameters:
    ///   - conformer: A value of the protocol's type: an object, and behind it the table. It is optional because the
    ///     compiler would pass the object alone for one that is not.
    ///   - requirement: The place of the requirement among all that the protocol declares, from 0.
    package init?<Conformer>(of conformer: Conformer?, requirement: Int) {
        let word = MemoryLayout<UnsafeRawPointer>.size
        guard conformer != nil, MemoryLayout<Conformer?>.size == 2 * word else { return nil }
        let table = withUnsafeBytes(of: conformer) { $0.load(fromByteOffset: word, as: UnsafeRawPointer.self) }
        // The first word is the conformance's description.
        code = table.load(fromByteOffset: (1 + requirement) * word, as: UnsafeRawPointer.self)
    }

    init(code: UnsafeRawPointer) { self.code = code }

    /// The kind of the method's body by its instructions.
    package var body: Body {
        guard RuntimeABI.running.failure == nil else { return .unknown }
        switch RuntimeABI.running.architecture {
        case .x86_64: return bodyOfIntel
        case .arm64: return starts(with: [0xC0, 0x03, 0x5F, 0xD6]) ? .empty : .unknown
        case .other: return .unknown
        }
    }

    private var bodyOfIntel: Body {
        // ret; or the same between the two instructions that keep the frame's address.
        if starts(with: [0xC3]) || starts(with: [0x55, 0x48, 0x89, 0xE5, 0x5D, 0xC3]) { return .empty }
        // Every function of a program that is not optimized keeps that address.
        if starts(with: [0x55, 0x48, 0x89, 0xE5]) { return .unknown }
        // Of a method in another library nothing is seen but a jump by way of a table.
        if starts(with: [0xFF, 0x25]) { return .unknown }
        return starts(with: [0xE9]) ? MethodWitness(code: jumpTarget).bodyOfIntel : .present
    }

    /// Where the jump goes that is the first instruction: five bytes, the last four of which say how far behind it.
    private var jumpTarget: UnsafeRawPointer {
        code + 5 + Int(code.loadUnaligned(fromByteOffset: 1, as: Int32.self))
    }

    private func starts(with bytes: [UInt8]) -> Bool {
        // One at a time: the function may be the last before memory that must not be read.
        bytes.indices.allSatisfy { code.load(fromByteOffset: $0, as: UInt8.self) == bytes[$0] }
    }
}
