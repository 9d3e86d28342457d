import AVFoundation
import MapKit
import QuartzCore
import Testing
import UIKit

@Suite("Values as objects")
struct ValueBridgingTests {
    @Test("a length is a number, and a number of a dictionary a length")
    func lengths() {
        let length: CGFloat = 2.5
        #expect(length as NSNumber == 2.5)
        #expect([0, length] as [NSNumber] == [0, 2.5])
        let values: [String: Any] = ["width": NSNumber(value: 3.5)]
        #expect(values["width"] as? CGFloat == 3.5)
        #expect(CGFloat(truncating: 4) == 4 && CGFloat(exactly: NSNumber(value: 0.5)) == 0.5)
    }

    @Test("geometry comes back as what it was, and as nothing else")
    func geometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((rect as NSValue).cgRectValue == rect)
        let kept: Any = NSValue(cgRect: rect)
        #expect(kept as? CGRect == rect)
        #expect(kept as? CGPoint == nil && kept as? UIEdgeInsets == nil)
        #expect((NSNumber(value: 3) as Any) as? CGSize == nil)
        #expect((NSRange(location: 2, length: 5) as NSValue).rangeValue.upperBound == 7)
        #expect((CGPoint(x: 5, y: 6) as NSValue) == NSValue(cgPoint: CGPoint(x: 5, y: 6)))
    }

    @Test("values that are kept beside their objects come back whole")
    func kept() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect((insets as NSValue) as? UIEdgeInsets == insets)
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect((turn as NSValue).cgAffineTransformValue == turn)
        let scale = CATransform3DMakeScale(2, 3, 1)
        #expect((scale as NSValue) as? CATransform3D == scale)
        let time = CMTime(value: 1001, timescale: 30000)
        #expect(NSValue(time: time).timeValue == time)
        let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        #expect(NSValue(mkCoordinate: place).mkCoordinateValue.longitude == 13.4)
        #expect((place as NSValue) as? CGPoint == nil)
    }
}
