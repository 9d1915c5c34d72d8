public import Foundation
public import FoundationNetworking

// Objects that tests and properties begin with. The parameter is there because extensions cannot declare the
// initializer of `NSObject` again.

extension Progress {
    /// Makes a progress without units.
    public convenience init(_ nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension URLResponse {
    /// Makes a response without contents; on iOS it has no address.
    public convenience init(_ nothing: Void = ()) {
        self.init(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension URLSession {
    /// Makes a session with the default configuration, as classes of tests do that override its methods.
    public convenience init(_ nothing: Void = ()) { self.init(configuration: .default) }
}
