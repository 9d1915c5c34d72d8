import Rasterizer

/// Creates a source of image data. It is never nil; a source of another format than PNG, JPEG and GIF has no image.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Creates a source of an image file; nil if it cannot be read.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGDataProvider(url: url).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// Creates a source of a provider's data; nil without data.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// Creates a source without data, which ``CGImageSourceUpdateData(_:_:_:)`` sets.
///
/// - Parameter options: Has no effect.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isComplete: false) }

/// Sets all of a source's data so far.
///
/// - Parameter final: Whether the data is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.replace(data, isComplete: final)
}

/// The state of the source. Damage is reported only once the data is complete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// The state of the image at an index.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 || isrc.image(at: index) != nil ? isrc.status : .statusReadingHeader
}

/// The number of images; 0 for formats other than PNG, JPEG and GIF. An animated PNG counts as its first image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The format's identifier: "public.png", "public.jpeg" or "com.compuserve.gif"; nil for others.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.header?.format.typeIdentifier }

/// The identifiers of the supported input formats.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.readTypeIdentifiers }

/// The properties of the file: its size in bytes, and the loop count of a GIF file. See
/// ``CGImageSourceCopyPropertiesAtIndex(_:_:_:)`` for those of an image.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.bytes.count)]
    if let gif = isrc.gif {
        let count = gif.repetitions.map { [kCGImagePropertyGIFLoopCount: NSNumber(value: $0)] } ?? [:]
        properties[kCGImagePropertyGIFDictionary] = count
    }
    return properties
}

/// The size, depth, colour model, orientation, delay in a GIF file, resolution and metadata of the image at an index,
/// as far as its file has them; nil if there is no such image. Numbers are `NSNumber`s.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard var properties = isrc.header(at: index)?.properties else { return nil }
    if let delay = isrc.gif?.delays[index] {
        // Missing delays, and those too short to be intended, count as a tenth of a second.
        properties[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
            kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
        ]
    }
    return properties
}

/// Decodes the image at an index, without applying its orientation; nil if it is damaged or does not exist.
///
/// - Parameter options: Has no effect: images are always decoded at once.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.image(at: index)
}

/// The thumbnail in a file, or one that is created from its image.
///
/// - Parameter options: `kCGImageSourceCreateThumbnailFromImageAlways` creates one even if the file has one,
///   `-IfAbsent` only if it has none; without either, nil is returned if the file has none.
///   `kCGImageSourceThumbnailMaxPixelSize` is the longer side in pixels, by default that of the image;
///   `kCGImageSourceCreateThumbnailWithTransform` says whether the orientation is applied.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let header = isrc.header(at: index)
    let always = flag(options?[kCGImageSourceCreateThumbnailFromImageAlways])
    let own = always ? nil : header.flatMap { $0.tags.thumbnail.isEmpty ? nil : CGImage.decoding(Data($0.tags.thumbnail)) }
    let makes = always || flag(options?[kCGImageSourceCreateThumbnailFromImageIfAbsent])
    guard let image = own ?? (makes ? isrc.image(at: index) : nil) else { return nil }
    let turns = flag(options?[kCGImageSourceCreateThumbnailWithTransform])
    return image.thumbnail(
        longestSide: number(options?[kCGImageSourceThumbnailMaxPixelSize]), orientation: turns ? header?.orientation ?? .up : .up)
}

/// A Boolean option of any type; false if it is missing.
private func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

/// A numeric option of any type.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as Int: CGFloat(value)
    case let value as Double: CGFloat(value)
    case let value as CGFloat: value
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

extension CGImage {
    /// An upright copy with a maximum length of the longer side; never larger than the image.
    fileprivate func thumbnail(longestSide: CGFloat?, orientation: CGImagePropertyOrientation) -> CGImage? {
        let scale = min(1, max(0, longestSide ?? .infinity) / CGFloat(max(width, height)))
        if scale == 1, orientation == .up { return self }
        let pixels = CGSize(
            width: max(1, (CGFloat(width) * scale).rounded()), height: max(1, (CGFloat(height) * scale).rounded()))
        let size = orientation.isSideways ? CGSize(width: pixels.height, height: pixels.width) : pixels
        guard let context = try? CGContext.flippedBitmap(size: size, scale: 1) else { return nil }
        context.interpolationQuality = .high
        context.scaleBy(x: size.width, y: size.height)
        context.concatenate(orientation.unitTransform)
        // Core Graphics draws images upright if y points up; here it points down.
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
        context.draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.makeImage()
    }
}

extension ImageHeader {
    /// The orientation stored in the file.
    package var orientation: CGImagePropertyOrientation {
        CGImagePropertyOrientation(rawValue: UInt32(tags.orientation)) ?? .up
    }

    fileprivate var properties: CFDictionary {
        var properties: CFDictionary = [
            kCGImagePropertyPixelWidth: NSNumber(value: width), kCGImagePropertyPixelHeight: NSNumber(value: height),
            kCGImagePropertyDepth: NSNumber(value: depth), kCGImagePropertyHasAlpha: NSNumber(value: hasAlpha),
            kCGImagePropertyColorModel: isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
        ]
        if tags != TIFFTags() {
            properties[kCGImagePropertyOrientation] = NSNumber(value: tags.orientation)
            properties[kCGImagePropertyTIFFDictionary] = tiffProperties
        }
        if !tags.exif.isEmpty { properties[kCGImagePropertyExifDictionary] = ExifNames.exif(tags.exif) }
        if !tags.place.isEmpty { properties[kCGImagePropertyGPSDictionary] = ExifNames.place(tags.place) }
        if let profileName { properties[kCGImagePropertyProfileName] = profileName }
        if let dotsPerInch {
            properties[kCGImagePropertyDPIWidth] = NSNumber(value: dotsPerInch.x)
            properties[kCGImagePropertyDPIHeight] = NSNumber(value: dotsPerInch.y)
        }
        return properties
    }

    private var tiffProperties: [String: Any] {
        let names = [
            0x010F: kCGImagePropertyTIFFMake, 0x0110: kCGImagePropertyTIFFModel, 0x0131: kCGImagePropertyTIFFSoftware,
            0x0132: kCGImagePropertyTIFFDateTime,
        ]
        var properties: [String: Any] = [kCGImagePropertyTIFFOrientation: NSNumber(value: tags.orientation)]
        for (tag, name) in names { properties[name] = tags.texts[tag] }
        return properties
    }
}
