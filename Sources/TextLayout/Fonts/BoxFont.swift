import Foundation

/// A font whose only glyph is a box of 0.55 em, for tools that run even without an installed font.
enum BoxFont {
    static let file = FontFile(path: "", package: "")

    /// A TrueType file with the glyph `.notdef` and the vertical metrics of iOS's system font.
    static let bytes = [UInt8](Data(base64Encoded: base64)!)

    private static let base64 = """
        AAEAAAAHAEAAAgAwT1MvMkhhRj8AAAD4AAAAYGdseWbjzOM7AAABYAAAAChoZWFkYTxDnAAAAHwAAAA2aGhlYQXgAWkAAAC0AAAAJGhtdHgCJgAy\
        AAABWAAAAARsb2NhAAAAFAAAAVwAAAAEbWF4cAAEAAoAAADYAAAAIAABAAAAAQAAvPIJ6F8PPPUAAwPoAAAAAAAAAAAAAAAAAAAAAAAyAAAB9AK8\
        AAAAAwACAAAAAAAAAAEAAAO4/w8AAAImADIAMgH0AAEAAAAAAAAAAAAAAAAAAAABAAEAAAABAAgAAgAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAwIm\
        AZAABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPz8/PwAAAAAAAAO4/w8AAAO4APEAAAAAAAAAAAIO\
        AsEAAAAgAAACJgAyAAAAFAACADIAAAH0ArwAAwAHAAAzESERJxEhETIBwjL+ogK8/UQyAlj9qAA=
        """
}
