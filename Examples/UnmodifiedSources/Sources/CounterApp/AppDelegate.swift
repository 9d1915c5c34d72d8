import Counter
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let counter = CounterViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = counter
        window?.makeKeyAndVisible()
        for _ in 0..<3 { counter.button.sendActions(for: .touchUpInside) }
        print("counted to \(counter.count)")
        exit(0)
    }
}
