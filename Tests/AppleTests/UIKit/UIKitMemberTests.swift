import Foundation
import Testing
import UIKit

@Suite("Members of UIKit that keep, count and draw")
@MainActor
struct UIKitMemberTests {
    @Test("geometry becomes text and comes back from it")
    func geometryAsText() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        let rect = CGRect(x: -1, y: 2, width: 3, height: 4.25)
        #expect(
            NSCoder.string(for: rect) == "{{-1, 2}, {3, 4.25}}" && NSCoder.cgRect(for: "{{-1, 2}, {3, 4.25}}") == rect)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.string(for: turn) == "[1, 2, 3, 4, 5, 6]")
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        #expect(NSCoder.cgSize(for: "no size") == .zero)
        let space = CATransform3DMakeTranslation(1, 2, 3)
        #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
        #expect(NSValue(caTransform3D: space) == NSValue(caTransform3D: space))
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test("regions are put together")
    func regions() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 4, height: 4)))
        let ring = circle.byDifference(from: square)
        #expect(ring.contains(CGPoint(x: 5, y: 0)) && !ring.contains(CGPoint(x: 1, y: 1)))
        #expect(circle.byIntersection(of: square).contains(CGPoint(x: 2, y: -2)))
        #expect(square.inverse().contains(CGPoint(x: 3, y: 0)) && !UIRegion.infinite.inverse().contains(.zero))
    }

    @Test("behaviors keep directions as angles, boundaries by name, and the distance at which a body hangs")
    func behaviors() {
        let body = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let push = UIPushBehavior(items: [body], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 3)
        #expect(abs(push.pushDirection.dy - 3) < 1e-9 && abs(push.pushDirection.dx) < 1e-9)
        push.pushDirection = CGVector(dx: 3, dy: 4)
        #expect(push.magnitude == 5)
        let collision = UICollisionBehavior(items: [body])
        collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 8, y: 0))
        #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 8)
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        #expect(collision.boundaryIdentifiers?.isEmpty == true)
        #expect(UIAttachmentBehavior(item: body, attachedToAnchor: CGPoint(x: 5, y: 25)).length == 20)
    }

    @Test("segments keep their widths, states and actions")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setWidth(30, forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 0)
        let action = UIAction(title: "c", identifier: UIAction.Identifier("c")) { _ in }
        control.insertSegment(action: action, at: 2, animated: false)
        #expect(control.widthForSegment(at: 1) == 30 && !control.isEnabledForSegment(at: 0))
        #expect(
            control.segmentIndex(identifiedBy: UIAction.Identifier("c")) == 2 && control.titleForSegment(at: 2) == "c")
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("d")) == NSNotFound)
    }

    @Test("sections are moved, and trees replaced and told as text")
    func sections() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2, 3])
        snapshot.moveSection(1, afterSection: 3)
        #expect(snapshot.sectionIdentifiers == [2, 3, 1])
        snapshot.moveSection(1, beforeSection: 3)
        #expect(snapshot.sectionIdentifiers == [2, 1, 3])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "tools"])
        tree.append(["apple"], to: "fruit")
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["pear", "plum"])
        tree.replace(childrenOf: "fruit", using: other)
        #expect(tree.items == ["fruit", "pear", "plum", "tools"] && tree.parent(of: "plum") == "fruit")
        #expect(tree.visualDescription() == "+ fruit\n    * pear\n    * plum\n* tools")
    }

    @Test("an interactive change of layouts ends with the one that was left or reached")
    func layouts() {
        let (one, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let view = UICollectionView(frame: .zero, collectionViewLayout: one)
        var ends: [Bool] = []
        view.startInteractiveTransition(to: other) { _, finished in ends.append(finished) }
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === one)
        view.startInteractiveTransition(to: other) { _, finished in ends.append(finished) }
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === other && ends == [false, true])
    }

    @Test("a state keeps what an app adds to it, and a button the shadow's colour of each state")
    func added() {
        var state = UICellConfigurationState(traitCollection: .current)
        let key = UIConfigurationStateCustomKey("reader.unread")
        #expect(state[key] == nil)
        state[key] = 7
        #expect(state[key] as? Int == 7)
        let button = UIButton(type: .custom)
        button.setTitleShadowColor(.red, for: .selected)
        #expect(button.currentTitleShadowColor == nil)
        button.isSelected = true
        #expect(button.currentTitleShadowColor == .red)
    }

    private final class NamedCell: UITableViewCell {
        override var reuseIdentifier: String? { "own" }
        override var textLabel: UILabel? { nil }
    }

    @Test("a cell's parts are its class's own where it has them")
    func overriddenParts() {
        let cell: UITableViewCell = NamedCell(style: .default, reuseIdentifier: "other")
        #expect(cell.reuseIdentifier == "own" && cell.textLabel == nil)
    }

    private final class RingLayer: CALayer {
        var share = 1
        override init() {
            super.init()
            share = 2
        }
        required init?(coder: NSCoder) {
            nil
        }
    }
    private final class RingView: UIView {
        override class var layerClass: AnyClass { RingLayer.self }
    }

    @Test("a view's layer is of the class it says, and made by that class")
    func ownLayer() {
        #expect((RingView(frame: .zero).layer as? RingLayer)?.share == 2)
        #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
    }

    @Test("a snapshot becomes an object and comes back, where its types fit")
    func snapshotAsObject() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        let object = snapshot as NSDiffableDataSourceSnapshotReference
        #expect(object.numberOfItems == 2 && object.sectionIdentifiers as? [String] == ["a", "b"])
        let back = object as NSDiffableDataSourceSnapshot<String, Int>
        #expect(back.itemIdentifiers(inSection: "a") == [1, 2] && back.numberOfSections == 2)
        var other: NSDiffableDataSourceSnapshot<Int, Int>?
        #expect(!NSDiffableDataSourceSnapshot<Int, Int>._conditionallyBridgeFromObjectiveC(object, result: &other))
    }

    private final class Place: NSObject, NSTextLocation {
        let offset: Int

        init(_ offset: Int) {
            self.offset = offset
        }

        func compare(_ location: any NSTextLocation) -> ComparisonResult {
            let other = (location as? Place)?.offset ?? 0
            return offset == other ? .orderedSame : offset < other ? .orderedAscending : .orderedDescending
        }
    }

    @Test("parts of a text meet where they share a place")
    func textRanges() throws {
        let first = try #require(NSTextRange(location: Place(0), end: Place(5)))
        let second = try #require(NSTextRange(location: Place(3), end: Place(9)))
        #expect(NSTextRange(location: Place(2), end: Place(1)) == nil)
        #expect((first.intersection(second)?.location as? Place)?.offset == 3)
        #expect((first.union(second).endLocation as? Place)?.offset == 9)
        #expect(first.contains(Place(0)) && !first.contains(Place(5)))
    }

    @Test("a view keeps its resistance, and knows its accessible parts by numbers")
    func views() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        let part = UIView()
        view.accessibilityElements = [part]
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.index(ofAccessibilityElement: part) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(view.viewPrintFormatter().view === view)
    }
}
