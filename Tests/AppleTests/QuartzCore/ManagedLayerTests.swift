import QuartzCore
import Testing

/// A layer of an app's own, as rings and gauges have one.
private final class RingLayer: CALayer {
    @_Managed var progress: CGFloat
    @_Managed var width: CGFloat
    @_Managed var text: String?
    var drawings = 0

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
        key == "width" ? 4 : super.defaultValue(forKey: key)
    }
    override func setNeedsDisplay() { drawings += 1 }
}

@Suite("Layers' own properties with @NSManaged")
struct ManagedLayerTests {
    @Test("a layer keeps them by their names, and asks for a drawing of those that it names")
    func keys() {
        let layer = RingLayer()
        #expect(layer.progress == 0 && layer.width == 4 && layer.text == nil)
        layer.progress = 0.5
        layer.text = "half"
        #expect(layer.progress == 0.5 && layer.value(forKey: "text") as? String == "half" && layer.drawings == 1)
        layer.setValue(0.75, forKey: "progress")
        layer.text = nil
        #expect(layer.progress == 0.75 && layer.text == nil && RingLayer().progress == 0)
    }
}
