import Foundation
public import FoundationNetworking
public import UIKit

extension UIWebView {
    /// Loads what a request asks for; the view only shows a caption with the address.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwebview/loadrequest(_:)
    public func loadRequest(_ request: URLRequest) {
        let address = request.url ?? URL(string: "about:blank")!
        load(Data(), mimeType: address.absoluteString, textEncodingName: "", baseURL: address)
    }
}
