import Foundation
import Testing
import TintypeGraphics
@testable import UIKit

@Suite("Views note their changes, and nothing else")
@MainActor
struct ViewChangeTests {
    /// Returns whether something noted that a tree changed.
    private func notes(_ change: () -> Void) -> Bool {
        let before = HostedChanges.total
        change()
        return HostedChanges.total != before
    }

    private func stage(_ view: UIView) -> ViewStage<some View> {
        ViewStage(DrawnResponder(view), size: CGSize(width: 80, height: 80), scale: 1)
    }

    private func property<Value>(
        _ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value
    ) -> (String, (UIView) -> Void) { ("\(path)", { $0[keyPath: path] = value }) }

    @Test("each setter is a change where the value differs, and none where it does not")
    func setters() throws {
        let (view, inner, mask) = (UIView(), UIView(), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        view.addSubview(inner)
        let stage = stage(view)
        _ = try stage.bitmap()
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let setters = [
            property(\.frame, CGRect(x: 9, y: 8, width: 30, height: 20)), property(\.center, CGPoint(x: 40, y: 40)),
            property(\.bounds, CGRect(x: 3, y: 0, width: 30, height: 20)),
            property(\.bounds, CGRect(x: 3, y: 0, width: 30, height: 30)),
            property(\.anchorPoint, CGPoint(x: 0, y: 1)), property(\.transform, CGAffineTransform(rotationAngle: 1)),
            property(\.transform3D, CATransform3DMakeRotation(1, 1, 1, 1)), property(\.alpha, 0.5),
            property(\.isHidden, true), property(\.clipsToBounds, true), property(\.mask, mask),
            property(\.contentMode, .center), property(\.isUserInteractionEnabled, false),
            property(\.backgroundColor, .red), property(\.backgroundColor, dynamic),
            property(\.tintColor, .purple), property(\.cornerConfiguration, .capsule()),
        ]
        for (name, set) in setters {
            #expect(notes { set(inner) }, "\(name)")
            #expect(!notes { set(inner) }, "\(name) again")
        }
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
        stage.perform { inner.isHidden = false }
        #expect(!stage.isMoving)
    }

    /// A view that says all of its looks and places in each layout.
    private final class Said: UIView {
        let (box, shape, gradient, text) = (UIView(), CAShapeLayer(), CAGradientLayer(), CATextLayer())
        let (label, stack) = (UILabel(), UIStackView())
        let ground = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var layouts = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            for layer in [shape, gradient, text] { self.layer.addSublayer(layer) }
            addSubview(box)
            label.text = "Label"
            stack.addArrangedSubview(label)
            addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.topAnchor.constraint(equalTo: topAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            box.bounds = CGRect(x: 2, y: 0, width: bounds.width - 10, height: 20)
            box.center = CGPoint(x: 40, y: 40)
            box.backgroundColor = ground
            box.transform = CGAffineTransform(rotationAngle: 0.3)
            box.alpha = 0.7
            box.tintColor = .orange
            box.layer.cornerRadius = 8
            box.layer.shadowPath = UIBezierPath(rect: box.bounds).cgPath
            let path = CGMutablePath()
            path.addRect(bounds)
            shape.path = path
            shape.lineDashPattern = [3, 2]
            gradient.frame = bounds
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            gradient.locations = [0, 0.5]
            text.string = "Text"
            text.frame = CGRect(x: 0, y: 60, width: 80, height: 20)
            layer.addSublayer(stack.layer)
            layer.insertSublayer(shape, at: 0)
        }
    }

    @Test("a layout that ends where it began notes nothing, and is drawn once")
    func restingLayout() throws {
        let view = Said(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let stage = stage(view)
        let picture = try stage.bitmap()
        let (layouts, notesBefore) = (view.layouts, HostedChanges.total)
        stage.perform { view.setNeedsLayout() }
        #expect(try stage.bitmap() == picture)
        #expect(view.layouts == layouts + 1 && HostedChanges.total == notesBefore + 1)
        stage.advance(by: .seconds(1))
        #expect(try stage.bitmap() == picture && !stage.isMoving)
        #expect(view.layouts == layouts + 1 && HostedChanges.total == notesBefore + 1)
    }

    @Test("a place that is set by the layer counts for constraints as one that is set by the view")
    func placesOfLayers() throws {
        let (view, held, follower) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        view.addSubview(held)
        view.addSubview(follower)
        follower.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            follower.leadingAnchor.constraint(equalTo: held.trailingAnchor),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.widthAnchor.constraint(equalTo: held.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 5),
        ])
        view.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 20, y: 0, width: 20, height: 5))
        held.layer.position.x = 30
        view.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 40, y: 0, width: 20, height: 5))
        held.layer.anchorPoint.x = 0
        held.layer.bounds.size.width = 30
        view.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 60, y: 0, width: 30, height: 5))
    }

    /// A view that says by the app's own state which of its parts a finger meets.
    private final class Switching: UIView {
        var index = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event) == nil ? nil : subviews[index]
        }
    }

    private final class Heard: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }

    @Test("hitTest is asked for each touch, whatever state of the app's it depends on")
    func hitTests() throws {
        let view = Switching(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let parts = (0..<3).map { _ in Heard(frame: CGRect(x: 10, y: 10, width: 60, height: 60)) }
        for part in parts {
            part.backgroundColor = .red
            view.addSubview(part)
        }
        let stage = stage(view)
        for index in [0, 1, 1, 2, 0, 2] {
            view.index = index
            let before = parts.map(\.count)
            try stage.tap(at: CGPoint(x: 40, y: 40))
            #expect(zip(parts, before).map { $0.count - $1 } == (0..<3).map { $0 == index ? 1 : 0 })
        }
    }
}
