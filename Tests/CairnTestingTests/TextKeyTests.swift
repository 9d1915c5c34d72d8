import CairnTesting
import Foundation
import Testing

/// Texts that are objects are the same keys as their texts, as on iOS. The module that sources written for iOS are
/// built with has this.
struct TextKeyTests {
    @Test func objectsAreTheSameKeysAsTheirTexts() {
        let name = NSString(string: "name")
        let info: [AnyHashable: Any] = ["name": 1, NSString(string: "size"): 2]
        #expect(info[name] as? Int == 1 && info["size"] as? Int == 2 && info[NSMutableString(string: "size")] as? Int == 2)
        #expect(info[NSString(string: "colour")] == nil)
        let told = Notification(name: Notification.Name("told"), object: nil, userInfo: [name: "Ann"])
        #expect(told.userInfo?["name"] as? String == "Ann")
        #expect(AnyHashable(name).hashValue == AnyHashable("name").hashValue && Set<AnyHashable>([name, "name"]).count == 1)
    }
}
