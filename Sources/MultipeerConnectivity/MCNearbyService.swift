public import Foundation

/// Tells devices nearby of this one. There are none here.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcnearbyserviceadvertiser
open class MCNearbyServiceAdvertiser: NSObject {
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// Texts that others see before they invite this device.
    public let discoveryInfo: [String: String]?
    /// The service.
    public let serviceType: String

    /// Creates an object.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    /// Starts.
    open func startAdvertisingPeer() {}
    /// Stops.
    open func stopAdvertisingPeer() {}
}

/// The delegate of an advertiser; its methods are never called here.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// A device invites this one.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// This device cannot be seen by others.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Default implementation; does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Looks for devices nearby. There are none here.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowser
open class MCNearbyServiceBrowser: NSObject {
    /// The delegate.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The service.
    public let serviceType: String

    /// Creates an object.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Starts.
    open func startBrowsingForPeers() {}
    /// Stops.
    open func stopBrowsingForPeers() {}
    /// Invites a device to a session; nobody answers.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// The delegate of a browser; its methods are never called here.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// A device is nearby.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// A device is no longer nearby.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Nothing can be found.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Default implementation; does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
