import Testing
import UIKit

@Suite("Pictures and texts by a control's state")
@MainActor
struct ControlStateTests {
    @Test("a state without one has the normal state's, until it is given its own")
    func fallback() {
        let (slider, button, own, normal) = (UISlider(), UIButton(), UIImage(), UIImage())
        slider.setThumbImage(normal, for: .normal)
        #expect(slider.thumbImage(for: .highlighted) === normal)
        slider.setThumbImage(own, for: .highlighted)
        #expect(slider.thumbImage(for: .highlighted) === own && slider.thumbImage(for: .disabled) === normal)
        button.setTitle("Go", for: .normal)
        button.setTitle("Gone", for: .selected)
        #expect(button.title(for: .selected) == "Gone" && button.title(for: .highlighted) == "Go")
        button.setTitle(nil, for: .selected)
        #expect(button.title(for: .selected) == "Go")
    }

    @Test("a divider is that of both states, and of one kind of bar")
    func dividers() {
        let (stepper, control, image) = (UIStepper(), UISegmentedControl(items: ["A", "B"]), UIImage())
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === image)
        #expect(stepper.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal) == nil)
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    }
}
