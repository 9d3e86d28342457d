import AVFoundation
import Foundation
import FoundationNetworking
import FoundationXML
import MapKit
import SpriteKit
import Testing
import UIKit

@Suite("Objects of nothing, which stand where one is to come")
struct ObjectOfNothingTests {
    @Test("Foundation's do and hold nothing")
    func foundation() {
        #expect(NSError().domain == "" && NSNumber() == 0 && NSMutableString() == "")
        #expect(NSPredicate().evaluate(with: 1))
        #expect(NSRegularExpression().numberOfMatches(in: "a", range: NSRange(location: 0, length: 1)) > 0)
        #expect(Progress().totalUnitCount == 0 && Scanner().isAtEnd && XMLParser().parserError == nil)
        #expect(HTTPURLResponse().statusCode == 200 && URLResponse().mimeType == nil)
    }

    @Test("those of frameworks have no sound, no size and no place")
    @MainActor func frameworks() {
        #expect(!AVAudioPlayer().play() && !AVAudioRecorder().record())
        #expect(UIColor().cgColor.alpha == 0 && UISegmentedControl().numberOfSegments == 0)
        #expect(MKOverlayRenderer().overlay.boundingMapRect.size.width == 0)
        #expect(SKTextureAtlas().textureNames.isEmpty && CLLocation().coordinate.latitude == 0)
    }

    @Test("an alert is made as any page, and is a sheet until it is said to be another one")
    @MainActor func alerts() {
        final class Question: UIAlertController {
            init(_ text: String) {
                super.init(nibName: nil, bundle: nil)
                message = text
            }

            required init?(coder: NSCoder) { nil }
        }
        #expect(Question("Why?").message == "Why?" && Question("").preferredStyle == .actionSheet)
        #expect(UIAlertController(title: "A", message: nil, preferredStyle: .alert).preferredStyle == .alert)
    }

    @Test("an expression of a property gives that of an object")
    func property() {
        struct Plum { let weight: Int }
        let weight = _NSExpression(forKeyPath: \Plum.weight)
        #expect(weight.expressionValue(with: Plum(weight: 3), context: nil) as? Int == 3)
        #expect(weight.expressionValue(with: "none", context: nil) == nil)
    }
}
