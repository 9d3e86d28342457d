import AVFoundation
import Combine
import Foundation
import FoundationNetworking
import FoundationXML
import MapKit
import SpriteKit
import Testing
import UIKit

@Suite("Objects without anything in them, which stand where one is to come")
struct EmptyObjectTests {
    @Test("Foundation's do and hold nothing")
    func foundation() {
        #expect(NSError().domain == "" && NSNumber() == 0 && NSAttributedString().length == 0)
        #expect(NSPredicate().evaluate(with: 1))
        #expect(NSRegularExpression().numberOfMatches(in: "a", range: NSRange(location: 0, length: 1)) > 0)
        #expect(Scanner().isAtEnd && XMLParser().parserError == nil)
        #expect(URLResponse().mimeType == nil && URLResponse().expectedContentLength == -1)
    }

    @Test("those of frameworks have no sound, no size and no place")
    @MainActor func frameworks() {
        #expect(!AVAudioPlayer().play() && !AVAudioRecorder().record())
        #expect(UIColor().cgColor.alpha == 0 && UISegmentedControl().numberOfSegments == 0)
        #expect(MKOverlayRenderer().overlay.boundingMapRect.size.width == 0)
        #expect(SKTextureAtlas().textureNames.isEmpty && CLLocation().coordinate.latitude == 0)
    }

    @Test("an empty text can be filled, and work of no units gets some")
    func filled() {
        let text = NSMutableString()
        text.append("a")
        #expect(text as String == "a")
        let progress = Progress()
        #expect(progress.totalUnitCount == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test("a timer never fires")
    func timers() {
        let timer = Timer()
        #expect(timer.isValid && timer.fireDate.timeIntervalSinceNow > 3_000_000_000)
        timer.invalidate()
        #expect(!timer.isValid)
    }

    @Test("an answer of bytes alone is one of success that says what they are")
    func answers() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let answer = HTTPURLResponse(
            url: url, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: "utf-8")
        #expect(answer.statusCode == 200 && answer.url == url)
        #expect(answer.mimeType == "text/plain" && answer.textEncodingName == "utf-8")
        #expect(answer.expectedContentLength == 3)
        #expect(HTTPURLResponse().statusCode == 200 && HTTPURLResponse().expectedContentLength == -1)
    }
}
