public import FoundationNetworking

extension NSURLRequest.NetworkServiceType {
    /// Data that the user waits for. Foundation on Linux has no such case; requests of all kinds are sent alike.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsurlrequest/networkservicetype
    public static var responsiveData: Self { .default }
    /// Sounds and pictures that are played as they come, likewise.
    public static var avStreaming: Self { .default }
    /// Sounds and pictures of a conversation, likewise.
    public static var responsiveAV: Self { .default }
    /// Signals of calls.
    public static var callSignaling: Self { .networkServiceTypeCallSignaling }
}
