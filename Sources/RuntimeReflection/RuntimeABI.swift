/// The binary interface that a program runs on, as far as this module depends on it.
///
/// Notes/run-time-reflection.md lists what each of these is needed for. Swift's binary interface is not declared stable
/// on Linux, so all modules of a program come from one compiler, and the values measured here are those of all of them.
package struct RuntimeABI: Equatable, Sendable {
    /// The major version of the standard library.
    package var swiftVersion: Int
    /// The instruction set, whose registers pass `self` and the context of closures.
    package var architecture: Architecture
    /// Bytes of a pointer.
    package var pointerSize: Int
    /// Whether classes are Objective-C's, whose metadata has two more words.
    package var hasObjectiveC: Bool
    /// The demangled names of a method and of a setter.
    package var demangledNames: [String]
    /// The offsets at which the fields of `LayoutProbe` are found.
    package var fieldOffsets: [Int]
    /// The records of the fields of `LayoutProbe`, or why they cannot be read.
    package var fieldRecords: String

    /// The instruction sets whose calling convention is known.
    package enum Architecture: Sendable { case x86_64, arm64, other }

    /// The run time that this module was written for.
    package static let expected = RuntimeABI(
        swiftVersion: 6, architecture: architectureOfBuild == .other ? .x86_64 : architectureOfBuild, pointerSize: 8,
        hasObjectiveC: false, demangledNames: ["App.Cart.pay(Any) -> ()", "App.Cart.count.setter : Swift.Int"],
        fieldOffsets: [16, 24, 32], fieldRecords: "strong: strong, weak: weak, unowned: other")

    /// The interface that this program runs on.
    package static let running = RuntimeABI(
        swiftVersion: Int(_SwiftStdlibVersion.current._value >> 16), architecture: architectureOfBuild,
        pointerSize: MemoryLayout<Int>.size, hasObjectiveC: objectiveCOfBuild, demangledNames: probedNames,
        fieldOffsets: LayoutProbe.offsets, fieldRecords: LayoutProbe.records)

    /// Why nothing can be found by name; nil where all is as expected.
    package var failure: ReflectionFailure? {
        let expected = Self.expected
        if swiftVersion != expected.swiftVersion {
            return .unknownABI("it runs on Swift \(swiftVersion), where Swift 6 is expected")
        }
        if architecture != expected.architecture || pointerSize != expected.pointerSize {
            return .unknownABI("its processor is neither x86-64 nor 64-bit ARM")
        }
        if hasObjectiveC { return .unknownABI("it has the Objective-C run time") }
        if demangledNames != expected.demangledNames {
            return .unknownABI("the names of methods read \(demangledNames.joined(separator: " and "))")
        }
        if fieldOffsets.isEmpty { return .unknownABI("it was built with -disable-reflection-metadata") }
        if fieldOffsets != expected.fieldOffsets {
            return .unknownABI("the fields of an object are at the bytes \(fieldOffsets)")
        }
        if fieldRecords != expected.fieldRecords { return .unknownABI("the records of a class read \(fieldRecords)") }
        return nil
    }

    // MARK: Measuring

    private static var architectureOfBuild: Architecture {
        #if arch(x86_64)
            .x86_64
        #elseif arch(arm64)
            .arm64
        #else
            .other
        #endif
    }

    private static var objectiveCOfBuild: Bool {
        #if _runtime(_ObjC)
            true
        #else
            false
        #endif
    }

    private static var probedNames: [String] {
        ["$s3App4CartC3payyyypF", "$s3App4CartC5countSivs"].map(ProgramSymbols.demangled)
    }
}

/// A class whose layout is known from its source, to check what the run time says about it.
final class LayoutProbe {
    var strong: AnyObject?
    weak var weak: AnyObject?
    unowned(unsafe) var unowned: LayoutProbe?

    /// The offsets of the fields in an object.
    static var offsets: [Int] { (0..<fieldCount(LayoutProbe.self)).map { fieldOffset(LayoutProbe.self, index: $0) } }

    /// The fields' names with how they hold what they refer to.
    static var records: String {
        do {
            let records = try ClassRecords(LayoutProbe.self)
            return records.names.map { "\($0): \(records.ownership(of: $0).map { "\($0)" } ?? "-")" }.joined(separator: ", ")
        } catch { return "\(error)" }
    }
}
