import Foundation

/// The results of a function for each element, in their order, made on all processors.
public func concurrentMap<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { places in
        nonisolated(unsafe) let (places, elements, transform) = (places, elements, transform)
        DispatchQueue.concurrentPerform(iterations: elements.count) { places[$0] = transform(elements[$0]) }
    }
    return results.map { $0! }
}
