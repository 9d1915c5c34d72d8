import Foundation
import Testing

@testable import RuntimeReflection

struct FunctionTableTests {
    /// A file with a symbol table of two symbols: a function and the version of the field records.
    private static let file: [UInt8] = {
        var names = [UInt8]("\0$s3App4CartC3payyyF\0__swift_reflection_version\0".utf8)
        names += [UInt8](repeating: 0, count: 64 - names.count)
        func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian, Array.init)
        }
        func symbol(_ name: UInt32, _ kind: UInt8, _ section: UInt16, _ value: UInt64, _ size: UInt64) -> [UInt8] {
            number(name) + [kind, 0] + number(section) + number(value) + number(size)
        }
        func section(_ type: UInt32, _ address: UInt64, _ start: UInt64, _ size: UInt64, _ link: UInt32) -> [UInt8] {
            number(UInt32(0)) + number(type) + number(UInt64(0)) + number(address) + number(start) + number(size) + number(link)
                + [UInt8](repeating: 0, count: 20)
        }
        let symbols = symbol(1, 2, 1, 0x1234, 8) + symbol(21, 1, 3, 0x5002, 2)
        let (namesStart, symbolsStart, dataStart, headers) = (UInt64(64), UInt64(128), UInt64(176), UInt64(184))
        let header =
            [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 10) + number(UInt16(3))
            + [UInt8](repeating: 0, count: 22) + number(headers) + [UInt8](repeating: 0, count: 10) + number(UInt16(64))
            + number(UInt16(4)) + number(UInt16(0))
        return header + names + symbols + number(UInt64(3) << 16) + section(0, 0, 0, 0, 0)
            + section(3, 0, namesStart, 64, 0) + section(2, 0, symbolsStart, 48, 1) + section(1, 0x5000, dataStart, 8, 0)
    }()

    private static func names(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { bytes in
            let table = FunctionTable(bytes)
            let prefix = "$s3App4CartC"
            let places = prefix.withCString(FunctionTable.key).map { table.index()[$0] } ?? []
            return table.functions(at: places, prefix: prefix).map(\.name)
        }
    }

    @Test func functionsAreFoundByTheBeginningOfTheirNames() {
        #expect(Self.names(Self.file) == ["$s3App4CartC3payyyF"])
        Self.file.withUnsafeBytes { bytes in
            let table = FunctionTable(bytes)
            #expect(table.isReadable && table.hasSymbols && table.fieldRecordsVersion == 3)
            let key = "$s3App4CartC".withCString(FunctionTable.key)
            let found = table.functions(at: key.map { table.index()[$0] } ?? [], prefix: "$s")
            #expect(found.map(\.value) == [0x1234] && found.map(\.isRelative) == [true])
        }
    }

    /// A file that is cut off anywhere has fewer symbols, and is read without harm.
    @Test func cutFilesHaveFewerSymbols() {
        for length in 0..<Self.file.count {
            let bytes = Array(Self.file.prefix(length))
            #expect(Self.names(bytes).count <= 1)
            bytes.withUnsafeBytes { _ = FunctionTable($0).fieldRecordsVersion }
        }
    }

    /// Whatever a byte of the file is changed to, reading it does no harm.
    @Test func changedFilesAreReadWithoutHarm() {
        for place in Self.file.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var bytes = Self.file
                bytes[place] = value
                #expect(Self.names(bytes).count <= 2)
                bytes.withUnsafeBytes { _ = FunctionTable($0).fieldRecordsVersion }
            }
        }
    }

    @Test(arguments: [
        ([], ReflectionFailure.unreadableProgram(path: "p")),
        ([UInt8](repeating: 0x20, count: 100), .unreadableProgram(path: "p")),
        // ELF of 32 bits
        ([0x7F, 0x45, 0x4C, 0x46, 1, 1] + file.dropFirst(6), .unreadableProgram(path: "p")),
        // big-endian
        ([0x7F, 0x45, 0x4C, 0x46, 2, 2] + file.dropFirst(6), .unreadableProgram(path: "p")),
        // without section headers, as a stripped file is without the symbol table's
        (Array(file.prefix(184)), .strippedProgram),
    ])
    func filesWithoutSymbolsSayWhy(_ bytes: [UInt8], _ failure: ReflectionFailure) {
        let file = ProgramFile(Data(bytes), path: "p", base: UnsafeRawPointer(bitPattern: 1)!)
        #expect(file.failure == failure)
        #expect(file.functions(prefix: "$s3App4CartC").isEmpty && file.fieldRecordsVersion == nil)
    }

    @Test func missingFilesSayWhere() {
        let file = ProgramFile(path: "/absent/program", base: UnsafeRawPointer(bitPattern: 1)!)
        #expect(file.failure?.description.contains("/absent/program cannot be read as a 64-bit ELF file") == true)
    }

    /// The tests' own program, which is a real file.
    @MainActor
    @Test func thisProgramIsRead() {
        #expect(ProgramSymbols.failure(for: Cart.self) == nil)
        #expect(ProgramSymbols.fieldRecordsVersion(for: Cart.self) == ClassRecords.version)
        #expect(ProgramSymbols.functions(of: Cart.self).contains { $0.name == "pay() -> ()" })
    }
}
