import Testing
@testable import UIKit

@Suite("Gestures on UIKit's views end once, and nothing of them stays")
@MainActor
struct TouchEndTests {
    /// A pan that is given up as soon as it has begun.
    private final class GivenUpPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            if state == .began { state = .cancelled }
        }
    }

    private final class Board: UIViewController {
        let told = TouchTold()
        let recognizer: UIGestureRecognizer
        var act: (UIGestureRecognizer) -> Void = { _ in }

        init(_ recognizer: UIGestureRecognizer) {
            self.recognizer = recognizer
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = "board"
            view.addGestureRecognizer(recognizer)
            recognizer.addTarget(self, action: Selector(Board.hear))
        }

        func hear(_ sender: UIGestureRecognizer) {
            told.words.append("\(sender.state.rawValue)")
            act(sender)
        }
    }

    private func drag(_ page: UIViewController) throws {
        try touchStage(page).find(id: "board").drag(by: CGSize(width: 0, height: 120))
    }

    @Test("a pan that was given up does not begin again with the same finger")
    func givenUp() throws {
        let page = Board(GivenUpPan())
        try drag(page)
        #expect(page.told.words == ["1", "4"])
    }

    @Test("a recognizer that is switched off gives its gesture up")
    func switchedOff() throws {
        let page = Board(UIPanGestureRecognizer())
        page.act = { sender in
            guard sender.state == .changed else { return }
            sender.isEnabled = false
            sender.isEnabled = true
        }
        try drag(page)
        #expect(page.told.words == ["1", "2", "4"])
    }

    @Test("a view that was touched is let go of with its stage")
    func released() throws {
        weak var view: UIView?
        try {
            let page = Board(UITapGestureRecognizer())
            let stage = touchStage(page)
            try stage.find(id: "board").tap()
            #expect(page.told.words == ["3"])
            view = page.view
        }()
        #expect(view == nil)
    }

    private struct Quiet: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("two taps on a view that answers nothing are two for what is around")
    func around() throws {
        let told = TouchTold()
        let stage = ViewStage(
            Quiet().id("quiet").onTapGesture { told.words.append("tap") }, size: CGSize(width: 80, height: 80),
            scale: 1)
        try stage.find(id: "quiet").tap(count: 2)
        #expect(told.words == ["tap", "tap"])
    }
}
