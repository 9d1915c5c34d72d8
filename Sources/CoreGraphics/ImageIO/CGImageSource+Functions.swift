import Rasterizer

/// Reads a picture from bytes. Every source is made; one of another format than PNG, JPEG and GIF has no picture.
///
/// - Parameter options: Not read.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Reads a picture from a file; nil when it cannot be read.
///
/// - Parameter options: Not read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGDataProvider(url: url).flatMap { CGImageSourceCreateWithDataProvider($0, options) }
}

/// Reads a picture from a provider's bytes; nil without bytes.
///
/// - Parameter options: Not read.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

/// A source without data, which ``CGImageSourceUpdateData(_:_:_:)`` gives them.
///
/// - Parameter options: Not read.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data(), isComplete: false) }

/// Gives a source all data so far.
///
/// - Parameter final: Whether no more are to come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.replace(data, isComplete: final)
}

/// Whether the picture can be decoded. Damaged pictures are told when all data were given.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Whether the picture with an index can be decoded.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 || isrc.image(at: index) != nil ? isrc.status : .statusReadingHeader
}

/// The number of pictures; 0 for formats other than PNG, JPEG and GIF. An animated PNG counts as its first picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The format's identifier: "public.png", "public.jpeg" or "com.compuserve.gif"; nil for others.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.header?.format.typeIdentifier }

/// The identifiers of the formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.readTypeIdentifiers }

/// The properties of the file: its size in bytes, and how often a GIF file repeats its pictures. Those of the picture
/// are told by the function for an index.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.bytes.count)]
    if let gif = isrc.gif {
        let count = gif.repetitions.map { [kCGImagePropertyGIFLoopCount: NSNumber(value: $0)] } ?? [:]
        properties[kCGImagePropertyGIFDictionary] = count
    }
    return properties
}

/// Size, depth, colour model, orientation, time in a GIF file, resolution and texts of the picture with an index, as
/// far as its file tells them; nil if there is none. Numbers are `NSNumber`s.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard var properties = isrc.header(at: index)?.properties else { return nil }
    if let delay = isrc.gif?.delays[index] {
        // Times that files leave out, or that are too short to be meant, count as a tenth of a second.
        properties[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
            kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
        ]
    }
    return properties
}

/// Decodes the picture with an index, as its pixels lie in the file; nil when it is damaged or not there.
///
/// - Parameter options: Not read: pictures are always decoded at once.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.image(at: index)
}

/// The small picture that a file has besides its picture, or one that is made of the picture.
///
/// - Parameter options: `kCGImageSourceCreateThumbnailFromImageAlways`, to make one whatever the file has, or
///   `-IfAbsent`; without either, nil is returned where the file has none. `kCGImageSourceThumbnailMaxPixelSize`, the
///   longer side in pixels, else the picture keeps its size; and `kCGImageSourceCreateThumbnailWithTransform`, whether
///   the picture is turned upright.
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

/// A truth value, whichever type it has; false for none.
private func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }

/// A number, whichever numeric type it has.
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
    /// A copy that is turned upright and not longer than some pixels; never larger.
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
        // Core Graphics draws pictures upright where y points up; here it points down.
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
        context.draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.makeImage()
    }
}

extension ImageHeader {
    /// What the file says of the picture's orientation.
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
