import OSLog
import PhotosUI
import StoreKit
import Testing
import UIKit

/// A store without connection, and a library of photos that the user does not open.
@MainActor @Suite struct StoreAndPhotosTests {
    final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var heard: [String] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) { heard.append("products") }
        func request(_ request: SKRequest, didFailWithError error: any Error) {
            heard.append((error as? URLError)?.code == .notConnectedToInternet ? "offline" : "other")
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            heard += transactions.map { $0.transactionState == .failed ? "failed" : "other" }
            for transaction in transactions { queue.finishTransaction(transaction) }
        }
        func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
            heard.append((error as? SKError)?.code == .paymentNotAllowed ? "not allowed" : "other")
        }
    }

    private func turnMainQueue() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    private func captions(of view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(captions)
    }

    @Test func nothingCanBeBought() async {
        let (buyer, queue) = (Buyer(), SKPaymentQueue.default())
        #expect(!SKPaymentQueue.canMakePayments() && queue.transactions.isEmpty)
        queue.add(buyer as any SKPaymentTransactionObserver)
        defer { queue.remove(buyer as any SKPaymentTransactionObserver) }
        queue.add(SKPayment(product: SKProduct()))
        queue.restoreCompletedTransactions()
        let request = SKProductsRequest(productIdentifiers: ["tea"])
        request.delegate = buyer
        request.start()
        await turnMainQueue()
        #expect(buyer.heard == ["failed", "not allowed", "offline"])
    }

    @Test func cancelledRequestsAreNotHeardOf() async {
        let (buyer, request) = (Buyer(), SKProductsRequest(productIdentifiers: []))
        request.delegate = buyer
        request.start()
        request.cancel()
        await turnMainQueue()
        #expect(buyer.heard.isEmpty)
    }

    @Test func screensFillTheirFrames() async throws {
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.videos, .images])
        #expect(configuration.selectionLimit == 1 && configuration.filter == .any(of: [.images, .videos]))
        let (picker, product) = (PHPickerViewController(configuration: configuration), SKStoreProductViewController())
        for (controller, caption) in [(picker as UIViewController, "Photos"), (product, "App Store")] {
            controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            controller.view.layoutIfNeeded()
            #expect(captions(of: controller.view) == [caption])
            #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
        let isLoaded = await withCheckedContinuation { next in
            product.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { loaded, error in
                next.resume(returning: loaded || (error as? SKError)?.code != .storeProductNotAvailable)
            }
        }
        #expect(!isLoaded)
    }

    @Test func photosAreNotShown() async throws {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
        let error = await withCheckedContinuation { next in
            PHPhotoLibrary.shared().performChanges({ Issue.record("changes were made") }) { _, error in
                next.resume(returning: error)
            }
        }
        #expect((error as? PHPhotosError)?.code == .accessUserDenied)
        let photos = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
        #expect(photos.count == 0 && photos.firstObject == nil)
        #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumVideos, options: nil).count == 0)
    }

    @Test("A product without a store has no period, no discount and no price") func products() {
        let product = SKProduct()
        #expect(product.subscriptionPeriod == nil && product.introductoryPrice == nil && product.discounts.isEmpty)
        #expect(product.subscriptionGroupIdentifier == nil && !product.isFamilyShareable && product.price == .zero)
        #expect(SKProduct.PeriodUnit.year.rawValue == 3 && SKProductDiscount.PaymentMode.freeTrial.rawValue == 2)
    }

    @Test func loggersOfTheOtherModuleAreTheSame() {
        let message: OSLogMessage = "bought \(3)"
        #expect("\(message)".contains("bought 3") && OSLog.default.isEnabled(type: .error))
    }
}
