public import Foundation

extension SKProduct {
    /// The unit of a time.
    ///
    /// - Source: developer.apple.com/documentation/storekit/skproduct/periodunit
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week, month, year
    }

    /// How long a subscription runs; the store tells of none here.
    public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// What the first time costs; the store tells of none here.
    public var introductoryPrice: SKProductDiscount? { nil }
    /// Offers for former subscribers; the store tells of none here.
    public var discounts: [SKProductDiscount] { [] }
    /// The group of subscriptions of which one can be had; the store tells of none here.
    public var subscriptionGroupIdentifier: String? { nil }
    /// Whether families share the product.
    public var isFamilyShareable: Bool { false }
}

/// How long a subscription runs.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsubscriptionperiod
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many units; 0 here.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// An offer for a subscription.
///
/// - Source: developer.apple.com/documentation/storekit/skproductdiscount
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How the price is paid.
    ///
    /// - Source: developer.apple.com/documentation/storekit/skproductdiscount/paymentmode-swift.enum
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo = 0
        case payUpFront, freeTrial
    }

    /// What it costs.
    open var price: NSDecimalNumber { .zero }
    /// The language and country of the price.
    open var priceLocale: Locale { .current }
    /// Its name in the store.
    open var identifier: String? { nil }
    /// How long a period of it runs.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many periods it has.
    open var numberOfPeriods: Int { 0 }
    /// How the price is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
}
