public import Foundation
public import UIKit

/// A product of the App Store. None exists here: requests of products find nothing.
///
/// - Source: developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
    /// The product identifier.
    public let id: String
    /// The kind of the product.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// Whether the product can be shared within a family.
    public let isFamilyShareable: Bool
    /// The data of the subscription.
    public let subscription: SubscriptionInfo?

    /// The products with identifiers: none.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

    /// Buys the product. Throws ``StoreKitError/notAvailableInStorefront``.
    @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// The last transaction of the product: nil.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// The transaction that entitles the user to the product: nil.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

    /// A kind of products.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a kind from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Products that are used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Products that stay.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// Subscriptions that end.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// Subscriptions that renew themselves.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        /// The product was bought.
        case success(VerificationResult<Transaction>)
        /// The user cancelled.
        case userCancelled
        /// Somebody else has to agree.
        case pending
    }

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let text: String
        /// Ties the purchase to an account of the program.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(text: "account " + token.uuidString)
        }
        /// The number of products.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(text: "quantity \(quantity)") }
    }

    /// The data of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group that the subscription is of.
        public let subscriptionGroupID: String
        /// The time after which the subscription renews itself.
        public let subscriptionPeriod: SubscriptionPeriod
    }

    /// A number of days, weeks, months or years.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            /// The units.
            case day, week, month, year
        }
        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int
    }
}

/// A purchase. None exists here: the sequences of transactions end at once, but for ``updates``, which waits.
///
/// - Source: developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: UInt64
    /// The identifier of the first purchase.
    public let originalID: UInt64
    /// The product identifier.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The date of the purchase.
    public let purchaseDate: Date
    /// The date at which a subscription ends.
    public let expirationDate: Date?
    /// The date at which the store took the purchase back.
    public let revocationDate: Date?
    /// Whether a better subscription has replaced this one.
    public let isUpgraded: Bool
    /// The number of products.
    public let purchasedQuantity: Int
    /// The account of the program.
    public let appAccountToken: UUID?

    /// Tells the store that the program has delivered the product.
    public func finish() async {}

    /// The transactions that entitle the user: none.
    public static var currentEntitlements: Transactions { Transactions(ends: true) }
    /// All transactions: none.
    public static var all: Transactions { Transactions(ends: true) }
    /// The transactions that the program has not finished: none.
    public static var unfinished: Transactions { Transactions(ends: true) }
    /// The transactions that come while the program runs: none, and the sequence does not end.
    public static var updates: Transactions { Transactions(ends: false) }
    /// The last transaction of a product: nil.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// The transaction that entitles the user to a product: nil.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// A sequence of transactions.
    public struct Transactions: AsyncSequence, Sendable {
        let ends: Bool
        /// Makes an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }

        /// Goes through the sequence.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let ends: Bool
            /// The next transaction: nil, once the task is cancelled where the sequence does not end.
            public mutating func next() async -> VerificationResult<Transaction>? {
                while !ends, !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
                return nil
            }
        }
    }
}

/// A value of the store's, with whether its signature is right.
///
/// - Source: developer.apple.com/documentation/storekit/verificationresult
public enum VerificationResult<SignedType> {
    /// The signature is wrong.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// The value, whose signature was not looked at.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    /// The value. Throws where the signature is wrong.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    /// Why a signature is wrong.
    public enum VerificationError: Error, Hashable, Sendable {
        /// The reasons.
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// An error of the store.
///
/// - Source: developer.apple.com/documentation/storekit/storekiterror
public enum StoreKitError: Error, Sendable {
    /// Nobody knows why.
    case unknown
    /// The user cancelled.
    case userCancelled
    /// There is no connection.
    case networkError(URLError)
    /// The system failed.
    case systemError(any Error)
    /// The country's store does not have the product.
    case notAvailableInStorefront
    /// The program may not buy.
    case notEntitled
    /// The system is too old.
    case unsupported
}

/// The App Store.
///
/// - Source: developer.apple.com/documentation/storekit/appstore
public enum AppStore {
    /// Fetches the user's transactions. Throws that there is no connection.
    public static func sync() async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    /// Whether the user may buy: no.
    public static var canMakePayments: Bool { false }
    /// Asks for a review; nothing is shown.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Shows the user's subscriptions. Throws that there is no connection.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { try await sync() }
}
