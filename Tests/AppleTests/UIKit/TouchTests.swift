import Foundation
import Testing
@testable import UIKit

/// The words that the views of a test have told.
@MainActor
final class TouchTold {
    var words: [String] = []
}

/// A page that puts its parts below each other at places 60 points apart.
@MainActor
class TouchBoard: UIViewController {
    let told = TouchTold()
    var parts: [UIView] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 200, height: 40)
            view.addSubview(part)
        }
    }
}

@MainActor
func touchStage(_ page: UIViewController) -> ViewStage<DrawnResponder> {
    ViewStage(DrawnResponder(page), size: CGSize(width: 390, height: 600), scale: 1)
}

@Suite("A finger on UIKit's controls")
@MainActor
struct ControlTouchTests {
    private final class Controls: TouchBoard {
        let label = UILabel()
        let (add, off) = (UIButton(type: .system), UIButton(type: .system))
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        let (slider, stepper) = (UISlider(), UIStepper())
        private var count = 0
        override var parts: [UIView] { [label, add, off, segments, slider, stepper] }

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "0"
            add.setTitle("Add", for: .normal)
            off.setTitle("Off", for: .normal)
            off.isEnabled = false
            for button in [add, off] {
                button.addTarget(self, action: Selector(Controls.more), for: .touchUpInside)
                button.addAction(UIAction { [told] _ in told.words.append("down") }, for: .touchDown)
            }
            segments.addAction(
                UIAction { [told, segments] _ in told.words.append("segment \(segments.selectedSegmentIndex)") },
                for: .valueChanged)
            slider.accessibilityIdentifier = "volume"
            stepper.addAction(
                UIAction { [told, stepper] _ in told.words.append("step \(stepper.value)") }, for: .valueChanged)
        }

        private func more() {
            count += 1
            label.text = "\(count)"
        }
    }

    private let page = Controls()

    @Test("a button counts, and what it changed is found")
    func counter() throws {
        let stage = touchStage(page)
        try stage.find(label: "Add").tap()
        try stage.find(role: .button, label: "Add").tap()
        #expect(page.label.text == "2" && page.told.words == ["down", "down"])
        #expect(try stage.find(text: "2").frame.minY == stage.find(text: "2").frame.minY)
        #expect(throws: (any Error).self) { try stage.find(text: "0") }
    }

    @Test("a finger that leaves a button by more than 70 points does not press it")
    func leaving() throws {
        let stage = touchStage(page)
        try stage.find(label: "Add").drag(by: CGSize(width: 60, height: 0))
        #expect(page.label.text == "1")
        try stage.find(label: "Add").drag(by: CGSize(width: 0, height: 120))
        #expect(page.label.text == "1" && !page.add.isHighlighted && !page.add.isTracking)
    }

    @Test("a disabled button is an error")
    func disabled() throws {
        let stage = touchStage(page)
        #expect(throws: (any Error).self) { try stage.find(label: "Off").tap() }
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 120, y: 160)) }
        #expect(page.label.text == "0" && page.told.words == [])
    }

    @Test("a covered button is not reached, but for a cover that lets touches through")
    func covered() throws {
        let stage = touchStage(page)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        stage.perform { page.view.addSubview(cover) }
        #expect(throws: (any Error).self) { try stage.find(label: "Add").tap() }
        #expect(page.label.text == "0")
        stage.perform { cover.isUserInteractionEnabled = false }
        try stage.find(label: "Add").tap()
        #expect(page.label.text == "1")
    }

    @Test("the segment at the finger is chosen, once")
    func segments() throws {
        let stage = touchStage(page)
        try stage.find(text: "Week").tap()
        try stage.find(text: "Week").tap()
        try stage.find(role: .picker).select("Month")
        #expect(page.told.words == ["segment 1", "segment 2"])
        #expect(try stage.find(role: .picker).value == "Month")
    }

    @Test("a slider is where the finger is, a stepper goes on")
    func values() throws {
        let stage = touchStage(page)
        let frame = try stage.find(id: "volume").frame
        try stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(page.slider.value == 0.5)
        try stage.drag(from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(page.slider.value == 1)
        try stage.find(role: .slider).adjust(to: 0.25)
        #expect(page.slider.value == 0.25)
        try stage.find(role: .stepper).increment()
        #expect(page.told.words == ["step 1.0"])
    }

    @Test("nothing answers where no view has an answer")
    func nothing() throws {
        let stage = touchStage(page)
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 380, y: 590)) }
        #expect(throws: (any Error).self) { try stage.find(text: "0").tap() }
    }
}

@Suite("A finger and UIKit's recognizers")
@MainActor
struct RecognizerTouchTests {
    private final class Gestures: TouchBoard {
        let (box, outer, raw) = (UIView(), UIView(), RawView())
        let inner = UIButton(frame: CGRect(x: 120, y: 5, width: 60, height: 30))
        override var parts: [UIView] { [box, outer, raw] }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (name, part) in [("box", box), ("outer", outer), ("raw", raw)] { part.accessibilityIdentifier = name }
            let single = UITapGestureRecognizer(target: self, action: Selector(Gestures.tapped(_:)))
            let double = UITapGestureRecognizer(target: self, action: Selector(Gestures.tapped(_:)))
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            let press = UILongPressGestureRecognizer(target: self, action: Selector(Gestures.pressed(_:)))
            let pan = UIPanGestureRecognizer(target: self, action: Selector(Gestures.dragged(_:)))
            [single, double, press, pan].forEach(box.addGestureRecognizer)
            inner.setTitle("Inner", for: .normal)
            inner.addAction(UIAction { [told] _ in told.words.append("button") }, for: .touchUpInside)
            outer.addSubview(inner)
            outer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Gestures.around)))
            let swipe = UISwipeGestureRecognizer(target: self, action: Selector(Gestures.swiped))
            swipe.direction = .left
            outer.addGestureRecognizer(swipe)
            raw.told = told
        }

        private func tapped(_ tap: UITapGestureRecognizer) {
            let place = tap.location(in: box)
            told.words.append("\(tap.numberOfTapsRequired) at \(Int(place.x)) \(Int(place.y)) \(tap.state == .ended)")
        }
        private func pressed(_ press: UILongPressGestureRecognizer) {
            told.words.append("press \(press.state.rawValue)")
        }
        private func dragged(_ pan: UIPanGestureRecognizer) {
            told.words.append("pan \(pan.state.rawValue) \(Int(pan.translation(in: box).x.rounded()))")
        }
        private func around() { told.words.append("around") }
        private func swiped() { told.words.append("swiped") }
    }

    /// A view that keeps its touches.
    private final class RawView: UIView {
        weak var told: TouchTold?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }

        private func tell(_ word: String, _ touches: Set<UITouch>) {
            let (touch, place) = (touches.first, touches.first?.location(in: self) ?? .zero)
            told?.words.append("\(word) \(touch?.tapCount ?? 0) \(Int(place.x)) \(Int(place.y))")
        }
    }

    private let page = Gestures()

    @Test("one tap waits for two, and two are not one")
    func taps() throws {
        let stage = touchStage(page)
        try stage.find(id: "box").tap()
        #expect(page.told.words == ["1 at 100 20 true"])
        try stage.find(id: "box").tap(count: 2)
        #expect(page.told.words == ["1 at 100 20 true", "2 at 100 20 true"])
    }

    @Test("a press begins at its instant and ends with the finger")
    func press() throws {
        let stage = touchStage(page)
        let finger = try stage.press(at: CGPoint(x: 120, y: 40))
        stage.advance(by: .milliseconds(499))
        #expect(page.told.words == [])
        stage.advance(by: .milliseconds(1))
        #expect(page.told.words == ["press 1"])
        try finger.lift()
        #expect(page.told.words == ["press 1", "press 3"])
    }

    @Test("a drag tells its way")
    func drag() throws {
        let stage = touchStage(page)
        try stage.find(id: "box").drag(by: CGSize(width: 40, height: 0), duration: .milliseconds(100))
        #expect(page.told.words == ["pan 1 13", "pan 2 20", "pan 2 27", "pan 2 33", "pan 2 40", "pan 3 40"])
    }

    @Test("a button goes before a tap around it, and a swipe before the button")
    func buttonInside() throws {
        let stage = touchStage(page)
        try stage.find(label: "Inner").tap()
        try stage.tap(at: CGPoint(x: 40, y: 100))
        try stage.find(label: "Inner").drag(by: CGSize(width: -60, height: 0))
        #expect(page.told.words == ["button", "around", "swiped"])
    }

    @Test("touches come with their places and counts, and are cancelled by a recognizer")
    func touches() throws {
        let stage = touchStage(page)
        try stage.find(id: "raw").tap(count: 2)
        #expect(page.told.words == ["began 1 100 20", "ended 1 100 20", "began 2 100 20", "ended 2 100 20"])
        page.told.words = []
        page.raw.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
        try stage.find(id: "raw").tap()
        #expect(page.told.words == ["began 1 100 20", "cancelled 1 100 20"])
    }
}
