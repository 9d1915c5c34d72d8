import Testing

@testable import RuntimeReflection

struct MethodSignatureTests {
    @Test(arguments: [
        ("tap(UIKit.UIButton) -> ()", "tap:", ["UIKit.UIButton"]), ("plain() -> ()", "plain", []),
        (
            "both(_: Swift.Optional<Any>, forEvent: Swift.Optional<UIKit.UIEvent>) -> ()", "both:forEvent:",
            ["Swift.Optional<Any>", "Swift.Optional<UIKit.UIEvent>"]
        ),
        (
            "set(with: Swift.Dictionary<Swift.String, Swift.Int>, at: Swift.Int) -> ()", "setWith:at:",
            ["Swift.Dictionary<Swift.String, Swift.Int>", "Swift.Int"]
        ),
        ("run((Swift.Int, Swift.Int) -> ()) -> ()", "run:", ["(Swift.Int, Swift.Int) -> ()"]),
    ])
    func methodsAreTakenApart(_ text: String, _ selector: String, _ parameters: [String]) throws {
        let signature = try #require(MethodSignature(text))
        #expect(signature.selector == selector && signature.parameters == parameters)
        #expect(signature.result == "()" && signature.isPlain)
    }

    @Test func functionsAreResultsToo() throws {
        let signature = try #require(MethodSignature("maker() -> (Swift.Int) -> (Swift.Int) -> ()"))
        #expect(signature.parameters.isEmpty && signature.result == "(Swift.Int) -> (Swift.Int) -> ()")
    }

    @Test(arguments: ["tap<A>(A) -> ()", "load() async -> ()", "load() async throws -> Swift.Int", "load() throws(App.E) -> ()"])
    func otherCallsAreNotPlain(_ text: String) throws {
        #expect(try #require(MethodSignature(text)).isPlain == false)
    }

    @Test(arguments: [
        "closure #1 () -> () in m.D.tap() -> ()", "label.setter : UIKit.UILabel", "tap(A -> ()", "tap", "", "tap<A", "(A) -> ()",
    ])
    func otherSymbolsAreNoMethods(_ text: String) {
        #expect(MethodSignature(text) == nil)
    }
}
