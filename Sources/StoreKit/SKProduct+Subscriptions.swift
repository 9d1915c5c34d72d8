public import Foundation

extension SKProduct {
    /// The unit of a subscription period.
    ///
    /// - Source: developer.apple.com/documentation/storekit/skproduct/periodunit
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week, month, year
    }

    /// The subscription period; nil here.
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The introductory price; nil here.
    public var introductoryPrice: SKProductDiscount? { nil }
    /// The offers for former subscribers; none here.
    public var discounts: [SKProductDiscount] { [] }
    /// The subscription group; nil here.
    public var subscriptionGroupIdentifier: String? { nil }
    /// Whether the product supports family sharing.
    public var isFamilyShareable: Bool { false }
}

/// A subscription period.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsubscriptionperiod
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// The number of units; 0 here.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A discount of a subscription.
///
/// - Source: developer.apple.com/documentation/storekit/skproductdiscount
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The payment mode of a discount.
    ///
    /// - Source: developer.apple.com/documentation/storekit/skproductdiscount/paymentmode-swift.enum
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo = 0
        case payUpFront, freeTrial
    }

    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// The locale of the price.
    open var priceLocale: Locale { .current }
    /// The identifier of the offer.
    open var identifier: String? { nil }
    /// The period.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// The number of periods.
    open var numberOfPeriods: Int { 0 }
    /// The payment mode.
    open var paymentMode: PaymentMode { .payAsYouGo }
}
