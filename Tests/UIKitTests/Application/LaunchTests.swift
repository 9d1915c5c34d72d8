import Testing

@testable import UIKit

/// Says which application it is the delegate of, and ends the program.
final class ExitingDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("\(type(of: application)) on \(UIScreen.main.bounds.size.width) x \(UIScreen.main.bounds.size.height)")
        exit(application === UIApplication.shared && application.delegate === self ? 0 : 1)
    }
}

/// The application of a program with a class of its own.
final class OwnApplication: UIApplication {}

/// `UIApplicationMain` with names of classes, each in a process of its own.
@Suite struct LaunchTests {
    @Test func classesAreMadeByTheirNames() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                _ = UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(OwnApplication.self),
                    NSStringFromClass(ExitingDelegate.self))
            }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(text.contains("OwnApplication on 402.0 x 874.0"))
    }

    @Test func theUsualApplicationNeedsNoName() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ExitingDelegate.self))
            }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(text.contains("UIApplication on "))
    }

    @Test func aDelegateThatThereIsNotEndsTheProgram() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "UIKitTests.Nobody") }
        }
        let words = "Unable to instantiate the UIApplication delegate instance. No class named UIKitTests.Nobody is loaded."
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(words))
    }

    @Test func anApplicationThatThereIsNotEndsTheProgram() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, "UIKitTests.Nobody", nil) }
        }
        let words = "Unable to instantiate the UIApplication subclass instance. No class named UIKitTests.Nobody is loaded."
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(words))
    }
}
