public import UIKit

// On iOS `NSData` and `CFData` are one type: an `NSData` can be passed where a `CFData` is expected, which is a `Data`
// here.

extension CGDataProvider {
    /// Makes a provider of an object's bytes.
    public convenience init?(data: NSData) { self.init(data: data as Data) }
}

/// Makes a source of the pictures in an object's bytes.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(data as Data, options)
}
