package import Foundation
package import TintypeGraphics

extension LivingScene {
    /// The view that a question is for.
    ///
    /// - Throws: `RenderError` that lists what there is where there is none, or several.
    package func find(_ query: ViewQuery) throws -> FoundView { try query.one(in: settled.root) }

    /// The views that a question is for, in the order of declaration.
    package func findAll(_ query: ViewQuery) -> [FoundView] { query.views(in: settled.root) }

    /// A view that was found, as it stands now.
    ///
    /// - Throws: `RenderError` where it is gone.
    package func again(_ view: FoundView) throws -> FoundView {
        if let view = view.again(in: settled.root) { return view }
        throw RenderError(
            "\(view.name) is not there any more at \(number(time)) s", hint: "find the view that is there now")
    }

    // MARK: Where a finger meets a view

    /// The middle of a view, where a finger meets it, in points of the root.
    ///
    /// - Throws: `RenderError` where the view is disabled, outside the picture, covered, or not met at its middle.
    package func touchPoint(of view: FoundView) throws -> CGPoint {
        try requireEnabled(view)
        let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let test = HitTest(point, in: settled.root)
        guard isInside(point), test.path.contains(where: { $0 === view.node }) else {
            throw missed(view, point, test)
        }
        return point
    }

    /// Requires that something of a view can be met, and that it is not disabled.
    ///
    /// - Throws: `RenderError` where that is not so.
    package func requireReach(of view: FoundView) throws {
        try requireEnabled(view)
        let frame = view.frame
        var first: HitTest?
        // The middle first, then points all over the view.
        for step in 0...81 {
            let (column, row) = step == 0 ? (4, 4) : ((step - 1) % 9, (step - 1) / 9)
            let point = CGPoint(
                x: frame.minX + frame.width * (CGFloat(column) + 0.5) / 9,
                y: frame.minY + frame.height * (CGFloat(row) + 0.5) / 9)
            let test = HitTest(point, in: settled.root)
            if isInside(point), test.path.contains(where: { $0 === view.node }) { return }
            first = first ?? test
        }
        throw missed(view, CGPoint(x: frame.midX, y: frame.midY), first ?? HitTest(.zero, in: settled.root))
    }

    private func requireEnabled(_ view: FoundView) throws {
        guard !view.isEnabled else { return }
        throw RenderError(
            "\(view.name) is disabled", hint: "change the state that its disabled(_:) reads before it is touched")
    }

    private func isInside(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: settled.size).contains(point) }

    private func missed(_ view: FoundView, _ point: CGPoint, _ test: HitTest) -> RenderError {
        let at = "(\(number(point.x)), \(number(point.y)))"
        guard isInside(point) else {
            return RenderError(
                "\(view.name) is outside the picture, its middle at \(at)",
                hint: "scroll(to:) it first, or make the stage larger")
        }
        let found = test.path.isEmpty ? "nothing" : FoundView(path: test.path).name
        if HitTest(point, in: view.node).path.isEmpty {
            return RenderError(
                "nothing of \(view.name) is met at its middle \(at), where a finger meets \(found)",
                hint: "a view is touched where it draws: give it contentShape(Rectangle()), or tap a view inside it")
        }
        return RenderError(
            test.path.isEmpty
                ? "\(view.name) is cut off or lets touches through at its middle \(at)"
                : "\(view.name) is covered at its middle \(at) by \(found)",
            hint: "a finger meets what is drawn on top; allowsHitTesting(false) on that lets it through")
    }

    // MARK: Touches

    /// Puts a finger down.
    ///
    /// - Parameter point: In points of the root.
    package func touch(at point: CGPoint) throws -> TouchSequence { try TouchSequence(on: self, at: point) }

    /// Taps a point.
    ///
    /// - Throws: `RenderError` where nothing answers, and what the views throw.
    package func tap(at point: CGPoint, count: Int = 1) throws {
        var finger = try touch(at: point)
        var isRecognized = false
        for tap in 0..<max(count, 1) {
            if tap > 0 {
                // If no gesture waits for more, another tap begins anew.
                if finger.isOpen { try finger.press(at: point) } else { finger = try touch(at: point) }
            }
            try finger.lift(isLast: tap == max(count, 1) - 1)
            isRecognized = isRecognized || finger.isRecognized
        }
        if !isRecognized { throw unanswered("a tap", at: point) }
    }

    /// Keeps a finger on a point for a time, in seconds.
    ///
    /// - Throws: `RenderError` where nothing answers, and what the views throw.
    package func longPress(at point: CGPoint, duration: Double) throws {
        let finger = try touch(at: point)
        try advance(to: time + duration)
        try finger.lift()
        if !finger.isRecognized { throw unanswered("a press of \(number(duration)) s", at: point) }
    }

    /// Moves a finger from a point to another, at the same speed all the way.
    ///
    /// - Parameters:
    ///   - duration: In seconds; the finger is seen 60 times a second on its way.
    ///   - rest: The time that it stays at the start, in seconds.
    /// - Throws: `RenderError` where nothing answers, and what the views throw.
    package func drag(from start: CGPoint, to end: CGPoint, duration: Double, after rest: Double = 0) throws {
        let finger = try touch(at: start)
        if rest > 0 { try advance(to: time + rest) }
        let begin = time
        let steps = max(Int(saturating: (duration * 60).rounded(.up)), 1)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try advance(to: begin + duration * part)
            try finger.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        try finger.lift()
        if !finger.isRecognized { throw unanswered("a drag", at: start) }
    }

    /// Moves two fingers apart or together, and turns them.
    ///
    /// - Throws: `RenderError` where nothing answers, and what the views throw.
    package func pinch(at point: CGPoint, magnification: Double, rotation: Angle, duration: Double) throws {
        let (finger, begin) = (try touch(at: point), time)
        let steps = max(Int(saturating: (duration * 60).rounded(.up)), 1)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try advance(to: begin + duration * part)
            var pinch = _TouchCourse.Pinch()
            pinch.magnification = 1 + (magnification - 1) * part
            pinch.rotation = .radians(rotation.radians * part)
            if duration > 0 {
                pinch.speed = (magnification - 1) / duration
                pinch.angularSpeed = .radians(rotation.radians / duration)
            }
            try finger.pinch(pinch)
        }
        try finger.lift()
        if !finger.isRecognized { throw unanswered("a pinch", at: point) }
    }

    /// Ends what is presented on top.
    ///
    /// - Throws: `RenderError` where nothing is presented that its user may end, and what the views throw.
    package func dismiss() throws {
        var top: (() -> Void)?
        settled.root.walk { path in
            for case .offer(.dismiss(let end)) in path[0].touch ?? [] { top = end }
        }
        guard let top else {
            throw RenderError(
                "nothing is presented that can be dismissed",
                hint: "alerts and dialogs end with their buttons; interactiveDismissDisabled() keeps a sheet open")
        }
        try perform(top)
    }

    private func unanswered(_ touch: String, at point: CGPoint) -> RenderError {
        let test = HitTest(point, in: settled.root)
        let met = test.path.isEmpty ? "nothing that is drawn" : FoundView(path: test.path).name
        let waiting = test.met.map { $0.responder.name + ($0.responder.isEnabled ? "" : " (disabled)") }
        return RenderError(
            "nothing answers \(touch) at (\(number(point.x)), \(number(point.y))), which meets \(met)",
            hint: waiting.isEmpty
                ? "no view there has a gesture; buttons, links and gestures are touched where they draw"
                : "there are: \(waiting.joined(separator: ", "))")
    }
}
