import Combine
import Foundation
import FoundationNetworking
import FoundationOverlay
import Testing

private final class Kept: NSObject {
    var told: [String] = []

    func setValue(_ value: Any?, forKey key: String) {
        told.append(key)
        super.setValue(value, forKey: key)
    }
}

@Suite("Objects without anything in them")
struct EmptyObjectTests {
    @Test("a timer that was made of nothing never fires, and an empty text can be filled")
    func empty() {
        #expect(Timer().fireDate.timeIntervalSinceNow > 3_000_000_000)
        let text = NSMutableString()
        text.append("a")
        #expect(text as String == "a")
        let progress = Progress()
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test("an answer of bytes alone is one of success that says what they are")
    func answers() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let answer = HTTPURLResponse(
            url: url, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: "utf-8")
        #expect(answer.statusCode == 200 && answer.url == url)
        #expect(answer.mimeType == "text/plain" && answer.textEncodingName == "utf-8")
        #expect(answer.expectedContentLength == 3)
        #expect(HTTPURLResponse().expectedContentLength == -1)
    }

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
