// Core Foundation has no Swift module on Linux. Its value types that appear in Core Graphics' signatures are the
// Foundation types they bridge to on Apple's platforms, so that `"name" as CFString` and the like compile unchanged.

/// A string; `String` here.
public typealias CFString = String
/// A list; `[Any]` here.
public typealias CFArray = [Any]
/// Keys and values; `[AnyHashable: Any]` here.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes; `Data` here.
public typealias CFData = Data
/// A resource's place; `URL` here.
public typealias CFURL = URL
/// Any object of Core Foundation; any value here.
public typealias CFTypeRef = Any
/// Seconds.
public typealias CFTimeInterval = Double
