import Foundation

/// The invariants of all JSON that the command prints.
enum AnswerCheck {
    /// The faults of lines of JSON, one object each.
    static func faultInLines(of output: [UInt8]) -> String? {
        for line in output.split(separator: UInt8(ascii: "\n")) {
            if let fault = fault(of: Data(line)) { return fault }
        }
        return nil
    }

    /// The faults of one document of JSON.
    static func fault(of data: Data) -> String? {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            return "the answer is no JSON: \(String(decoding: data.prefix(200), as: UTF8.self))"
        }
        return faultInFrames(of: value)
    }

    /// A frame that is not made of four numbers. JSON has no infinities, so that one of those cannot be read above.
    private static func faultInFrames(of value: Any) -> String? {
        if let list = value as? [Any] {
            for element in list {
                if let fault = faultInFrames(of: element) { return fault }
            }
            return nil
        }
        guard let object = value as? [String: Any] else { return nil }
        if let frame = object["frame"], (frame as? [Double])?.count != 4 { return "a frame is no four numbers: \(frame)" }
        for key in object.keys.sorted() {
            if let fault = object[key].flatMap(faultInFrames) { return fault }
        }
        return nil
    }
}
