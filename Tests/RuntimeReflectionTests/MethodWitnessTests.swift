import Testing

@testable import RuntimeReflection

/// The first instructions of a witness tell a default, which is empty, from a method.
struct MethodWitnessTests {
    private func body(_ bytes: [UInt8], from start: Int = 0) -> MethodWitness.Body {
        bytes.withUnsafeBytes { MethodWitness(code: $0.baseAddress! + start).body }
    }

    #if arch(x86_64)
        @Test func returns() {
            #expect(body([0xC3]) == .empty)
            #expect(body([0x55, 0x48, 0x89, 0xE5, 0x5D, 0xC3]) == .empty)
        }

        @Test func methods() {
            // push %rbp; push %r15, as an optimized method begins; mov (%r13), %rax, as a call through the class's
            // table does.
            #expect(body([0x55, 0x41, 0x57]) == .present && body([0x49, 0x8B, 0x45, 0x00]) == .present)
        }

        @Test("What begins as all functions of a program that is not optimized tells nothing") func unoptimized() {
            #expect(body([0x55, 0x48, 0x89, 0xE5, 0x48, 0x83, 0xEC, 0x10]) == .unknown)
            #expect(body([0xFF, 0x25, 0, 0, 0, 0]) == .unknown)
        }

        @Test("A jump is followed") func jumps() {
            #expect(body([0xE9, 1, 0, 0, 0, 0x90, 0xC3]) == .empty)
            #expect(body([0xE9, 0, 0, 0, 0, 0x41, 0x57]) == .present)
            // Backwards, over the jump and a return before it.
            #expect(body([0xC3, 0xE9, 0xFA, 0xFF, 0xFF, 0xFF], from: 1) == .empty)
        }
    #elseif arch(arm64)
        @Test func returns() {
            #expect(body([0xC0, 0x03, 0x5F, 0xD6]) == .empty && body([0xFF, 0x43, 0x00, 0xD1]) == .unknown)
        }
    #endif
}
