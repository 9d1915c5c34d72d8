@_exported public import Foundation

/// The network for phones: there is none, as on a device without a card.
///
/// - Source: developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo
open class CTTelephonyNetworkInfo: NSObject {
    /// Creates an object.
    public override init() { super.init() }

    /// The provider of the only card; nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The providers of the cards; nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The kind of network; nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// The kinds of networks of the cards; nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The card for data; nil.
    open var dataServiceIdentifier: String? { nil }
    /// Called when a card has another provider; never here.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// A provider; there is none.
///
/// - Source: developer.apple.com/documentation/coretelephony/ctcarrier
open class CTCarrier: NSObject {
    /// The name.
    open var carrierName: String? { nil }
    /// The code of the country.
    open var mobileCountryCode: String? { nil }
    /// The code of the network.
    open var mobileNetworkCode: String? { nil }
    /// The country.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the internet are allowed.
    open var allowsVOIP: Bool { true }
}

/// A kind of network.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// A kind of network.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A kind of network.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A kind of network.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// A kind of network.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// A kind of network.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// A kind of network.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// A kind of network.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// A kind of network.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// A kind of network.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// A kind of network.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A kind of network.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A kind of network.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
