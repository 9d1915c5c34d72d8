import Foundation

/// The functions that the current thread is in, for the message of a program that ends.
package enum CallStack {
    /// Lines as Apple's run time writes them, innermost first: number, file, address, function and distance from its
    /// start.
    ///
    /// Functions are looked up in the symbol tables of the program and its libraries, which are read for it.
    ///
    /// - Parameter count: How many of the innermost functions are left out, besides this one.
    package static func lines(leavingOut count: Int) -> [String] {
        let addresses = Thread.callStackReturnAddresses.map(\.intValue).dropFirst(count + 2)
        return lines(of: Array(addresses))
    }

    /// The same for given addresses to which functions return.
    static func lines(of addresses: [Int]) -> [String] { FrameNames().lines(addresses) }
}

/// The names of the functions at addresses.
private struct FrameNames {
    private struct Frame {
        let address: Int
        var path = "???"
        var base = 0
        var name: String?
    }

    func lines(_ addresses: [Int]) -> [String] {
        var frames = addresses.map(located)
        for path in Set(frames.map(\.path)).sorted() { name(&frames, in: path) }
        return frames.enumerated().map { text($1, number: $0) }
    }

    /// Finds the file of an address.
    private func located(_ address: Int) -> Frame {
        var (frame, place) = (Frame(address: address), LoadedPlace())
        // A return address is that of the next instruction, which may belong to another function.
        guard let pointer = UnsafeRawPointer(bitPattern: address - 1), dladdr(pointer, &place) != 0, let file = place.file,
            let base = place.base
        else { return frame }
        (frame.path, frame.base) = (String(cString: file), Int(bitPattern: base))
        return frame
    }

    /// Names the functions of a file's frames by the file's symbol table.
    private func name(_ frames: inout [Frame], in path: String) {
        let own = frames.indices.filter { frames[$0].path == path }
        guard let contents = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return }
        contents.withUnsafeBytes { bytes in
            let table = FunctionTable(bytes)
            let values = own.map { frames[$0].address - 1 - (table.isRelative ? frames[$0].base : 0) }
            let functions = table.functions(containing: values)
            for (index, value) in zip(own, values) {
                guard let function = functions[value] else { continue }
                frames[index].name = "\(ProgramSymbols.demangled(function.name)) + \(value + 1 - function.value)"
            }
        }
    }

    private func text(_ frame: Frame, number: Int) -> String {
        let file = (frame.path as NSString).lastPathComponent
        let address = "0x" + String(frame.address, radix: 16).leftPadded(to: 16, with: "0")
        let name = frame.name ?? "0x\(String(frame.base, radix: 16)) + \(frame.address - frame.base)"
        return "\(String(number).padding(toLength: 4, withPad: " ", startingAt: 0))"
            + "\(file.padding(toLength: max(36, file.count + 1), withPad: " ", startingAt: 0))\(address) \(name)"
    }
}

extension String {
    fileprivate func leftPadded(to length: Int, with filler: Character) -> String {
        String(repeating: filler, count: max(0, length - count)) + self
    }
}
