import Foundation
import FoundationOverlay
import Testing

private final class Kept: NSObject {
    var told: [String] = []

    func setValue(_ value: Any?, forKey key: String) {
        told.append(key)
        super.setValue(value, forKey: key)
    }
}

@Suite("Values by keys")
struct KeyedValueTests {
    @Test("a dictionary takes keys that are known as what can be copied alone")
    func keys() {
        let values = NSMutableDictionary()
        let key: any NSCopying = NSString(string: "a")
        values.setObject(1, forKey: key)
        #expect(values["a"] as? Int == 1)
        values[key] = 2
        #expect(values[key] as? Int == 2)
        values[key] = nil
        #expect(values.count == 0)
    }

    @Test("a class sets values by keys in its own way, and asks the one above")
    func overridden() {
        let kept = Kept()
        kept.setValue(1, forKey: "a")
        #expect(kept.told == ["a"] && kept.value(forKey: "a") as? Int == 1)
    }
}
