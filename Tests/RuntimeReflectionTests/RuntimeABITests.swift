import Foundation
import Testing

@testable import RuntimeReflection

@MainActor
struct RuntimeABITests {
    @Test func thisProgramRunsOnWhatIsExpected() {
        #expect(RuntimeABI.running == .expected)
        #expect(RuntimeABI.running.failure == nil)
    }

    /// Where an assumption does not hold, questions are answered with a failure that says which, and nothing is read or
    /// called.
    @Test(
        arguments: [
            (\RuntimeABI.swiftVersion, 7, "it runs on Swift 7, where Swift 6 is expected"),
            (\RuntimeABI.pointerSize, 4, "its processor is neither x86-64 nor 64-bit ARM"),
        ] as [(WritableKeyPath<RuntimeABI, Int> & Sendable, Int, String)])
    func otherNumbersAreRefused(_ path: WritableKeyPath<RuntimeABI, Int> & Sendable, _ value: Int, _ reason: String) {
        var abi = RuntimeABI.expected
        abi[keyPath: path] = value
        expectRefusal(abi, reason)
    }

    @Test func otherPlatformsAreRefused() {
        var abi = RuntimeABI.expected
        abi.architecture = .other
        expectRefusal(abi, "its processor is neither x86-64 nor 64-bit ARM")
        abi = .expected
        abi.hasObjectiveC = true
        expectRefusal(abi, "it has the Objective-C run time")
    }

    @Test func otherLayoutsAreRefused() {
        var abi = RuntimeABI.expected
        abi.demangledNames = ["pay", "count"]
        expectRefusal(abi, "the names of methods read pay and count")
        abi = .expected
        abi.fieldOffsets = [8, 16, 24]
        expectRefusal(abi, "the fields of an object are at the bytes [8, 16, 24]")
        abi = .expected
        abi.fieldOffsets = []
        expectRefusal(abi, "it was built with -disable-reflection-metadata")
        abi = .expected
        abi.fieldRecords = "strong: weak"
        expectRefusal(abi, "the records of a class read strong: weak")
    }

    private func expectRefusal(_ abi: RuntimeABI, _ reason: String) {
        let other = ProgramClasses(below: "Foundation", abi: abi)
        let cart = Cart()
        let failure = ReflectionFailure.unknownABI(reason)
        #expect(throws: failure) { _ = try other.method("pay", of: Cart.self) }
        #expect(throws: failure) { _ = try other.storedProperty("owner", of: Cart.self) }
        #expect(throws: failure) { _ = try other.set("T", forKey: "title", of: cart) }
        #expect(cart.steps.isEmpty && cart.title == nil)
        #expect(failure.description.hasSuffix("in this program: \(reason)"))
    }

    // MARK: Records of classes

    @Test func recordsOfAClassAreRead() throws {
        let records = try ClassRecords(LayoutProbe.self)
        #expect(records.names == ["strong", "weak", "unowned"])
        #expect(records.ownership(of: "weak") == .weak && records.ownership(of: "absent") == nil)
        #expect(try ClassRecords.ownership(of: "neighbor", in: SpecialCart.self) == .weak)
    }

    /// Metadata, a descriptor and a field descriptor in memory, with one thing wrong.
    @Test(arguments: [
        (17, 1, 12, 1, 1, "the metadata of a class does not lead to a class descriptor"),
        (16, 0, 12, 1, 1, "it was built with -disable-reflection-metadata"),
        (16, 1, 16, 1, 1, "a class has 1 field records of 16 bytes where 1 of 12 are expected"),
        (16, 1, 12, 9, 1, "a class has 9 field records of 12 bytes where 1 of 12 are expected"),
    ])
    func otherRecordsAreRefused(
        _ kind: UInt32, _ hasFields: Int32, _ size: UInt16, _ count: UInt32, _ expected: UInt32, _ reason: String
    ) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 160, alignment: 8)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 160)
        let (descriptor, fields) = (memory + 48, memory + 96)
        memory.storeBytes(of: UnsafeRawPointer(descriptor), toByteOffset: 40, as: UnsafeRawPointer.self)
        descriptor.storeBytes(of: kind, as: UInt32.self)
        descriptor.storeBytes(of: hasFields * Int32(fields - (descriptor + 16)), toByteOffset: 16, as: Int32.self)
        descriptor.storeBytes(of: expected, toByteOffset: 36, as: UInt32.self)
        fields.storeBytes(of: size, toByteOffset: 10, as: UInt16.self)
        fields.storeBytes(of: count, toByteOffset: 12, as: UInt32.self)
        #expect(throws: ReflectionFailure.unknownABI(reason)) { _ = try ClassRecords(metadata: memory) }
    }

    // MARK: Instances

    @Test func instancesAreMadeOfClassesKnownAtRunTime() throws {
        let type: Cart.Type = SpecialCart.self
        #expect(makeInstance(of: type) is SpecialCart)
    }
}
