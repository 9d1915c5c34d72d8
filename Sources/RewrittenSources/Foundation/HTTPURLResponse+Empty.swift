import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
    /// A response without contents, as tests make it; on iOS it has no address. The status is 200.
    public convenience init() {
        self.init(url: URL(string: "about:blank")!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    }
}
