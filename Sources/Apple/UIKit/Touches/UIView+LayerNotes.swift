import Foundation
import TintypeTree

extension UIView {
    package func layerNotes(isLiving: Bool) -> LayerNotes {
        var notes = LayerNotes()
        notes.words = words(isLiving: isLiving)
        guard isLiving else { return notes }
        notes.touch = [
            .contentShape { [self] point, _ in onMainActor((self, point)) { $0.isMet(at: $1) } }
        ]
        if let role = controlRole {
            let isEnabled = (self as? UIControl)?.isEnabled ?? true
            notes.touch.append(.control(role, label: spokenName, isEnabled: isEnabled))
        }
        notes.touch += offers.map { TouchTrait.offer($0) }
        if self is any UITextInput {
            notes.touch.append(
                .focus(
                    TouchFocus(isOn: isFirstResponder) { [self] isOn in
                        onMainActor(self) { _ = isOn ? $0.becomeFirstResponder() : $0.resignFirstResponder() }
                    }))
        }
        return notes
    }

    // MARK: Where a finger meets the view

    /// Returns whether a finger meets the view at a point of its layer's picture, in points: UIKit finds it there or a view in it.
    private func isMet(at point: CGPoint) -> Bool {
        guard let root = hostedRoot else { return false }
        let place = CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
        let found = root.hitViewOfQuestion(at: root.convert(place, from: self))
        // A question goes from the inside out, and ends with the outermost view: what an app's own `hitTest` says counts for one.
        if self === root { surroundings?.changes.hit = nil }
        guard let hit = found else { return false }
        if hit.isDescendant(of: self) { return true }
        // A label lets touches through, and is met as a part of what takes them around it.
        return isDescendant(of: hit) && isSeen(at: place)
    }

    /// Returns whether anything is drawn at a point of the view.
    private func isSeen(at point: CGPoint) -> Bool {
        guard !isHidden, alpha > 0.01, bounds.contains(point) else { return false }
        if ownPicture != nil || backgroundColor.map({ $0.cgColor.alpha > 0 }) ?? false { return true }
        return subviews.contains { $0.isSeen(at: $0.convert(point, from: self)) }
    }

    // MARK: Words

    private func words(isLiving: Bool) -> AccessibilityModifier? {
        let (label, hint, isHidden) = (accessibilityLabel, accessibilityHint, accessibilityElementsHidden)
        let value = accessibilityValue ?? (isLiving ? shownValue : nil)
        let traits = [
            (UIAccessibilityTraits.button, "isButton"), (.link, "isLink"), (.header, "isHeader"),
            (.selected, "isSelected"), (.image, "isImage"), (.searchField, "isSearchField"),
        ].filter { accessibilityTraits.contains($0.0) }.map(\.1)
        if label == nil, value == nil, hint == nil, !isHidden, traits.isEmpty { return nil }
        return AccessibilityModifier {
            ($0.label, $0.value, $0.hint) = (label, value, hint)
            ($0.traits, $0.isHidden) = (traits, isHidden)
        }
    }

    /// The name of a control that does not read as its texts do.
    private var spokenName: String? {
        accessibilityLabel ?? (self as? UITextField)?.placeholder
    }

    /// The value of a control for those who ask a stage.
    private var shownValue: String? {
        switch self {
        case let view as UISwitch: "\(view.isOn)"
        case let view as UITextField: view.text ?? ""
        case let view as UITextView where view.isEditable: view.text
        case let view as UISlider: "\(view.value)"
        case let view as UIStepper: "\(view.value)"
        case let view as UISegmentedControl: view.titleForSegment(at: view.selectedSegmentIndex)
        case let view as UIPageControl: "\(view.currentPage)"
        default: nil
        }
    }

    // MARK: Deeds

    /// The kind of control that the view is; nil for none, and for a control in whose place one of SwiftUI stands.
    private var controlRole: ControlRole? {
        switch self {
        case let view as UIButton: view.showsMenuAsPrimaryAction && view.menu != nil ? .menu : .button
        case is UISwitch: .toggle
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .picker
        case is UIDatePicker: .datePicker
        case is UIColorWell: .colorPicker
        case is UISearchTextField: .searchField
        case let view as UITextField: view.isSecureTextEntry ? .secureField : .textField
        case let view as UITextView: view.isEditable ? .textEditor : nil
        case is UIRefreshControl, is UIPageControl: nil
        case is UIControl: .button
        default: nil
        }
    }

    /// The things that can be done with the view as a whole.
    private var offers: [ControlAction] {
        switch self {
        case let view as UIButton:
            let press = ControlAction.press { onMainActor(view) { $0.press() } }
            guard let menu = view.menu else { return [press] }
            return [press, .select { onMainActor(view) { menu.options(for: $0) } }]
        case let view as UISwitch: return [.toggle { onMainActor(view) { $0.press() } }]
        case let view as UISlider:
            return [
                .adjust(value: Double(view.fraction(view.value))) { part in
                    onMainActor(view) { $0.take(part: Float(part), isLast: true) }
                }
            ]
        case let view as UIStepper:
            let (canGoUp, canGoDown) = (view.value < view.maximumValue, view.value > view.minimumValue)
            return [
                .step(
                    up: view.wraps || canGoUp ? { onMainActor(view) { $0.step(up: true) } } : nil,
                    down: view.wraps || canGoDown ? { onMainActor(view) { $0.step(up: false) } } : nil)
            ]
        case let view as UISegmentedControl:
            return [
                .select {
                    onMainActor(view) { view in
                        (0..<view.numberOfSegments).map { index in
                            ControlOption(
                                name: view.titleForSegment(at: index) ?? "\(index)",
                                isEnabled: view.isEnabledForSegment(at: index)
                            ) { onMainActor(view) { $0.choose(index) } }
                        }
                    }
                }
            ]
        case let view as UIDatePicker: return [.date { date in onMainActor(view) { $0.take(date) } }]
        case let view as UITextField:
            return [
                .edit(
                    text: view.text ?? "", write: { text in onMainActor(view) { $0.type(text) } },
                    submit: { onMainActor(view) { $0.pressReturn() } },
                    focus: { onMainActor(view) { _ = $0.becomeFirstResponder() } })
            ]
        case let view as UITextView where view.isEditable:
            return [
                .edit(
                    text: view.text ?? "", write: { text in onMainActor(view) { $0.type(text) } },
                    submit: { onMainActor(view) { $0.type(($0.text ?? "") + "\n") } },
                    focus: { onMainActor(view) { _ = $0.becomeFirstResponder() } })
            ]
        case let view as UITableViewCell:
            return view.table == nil ? [] : [.select { onMainActor(view) { $0.rowOptions } }]
        case let view as UICollectionViewCell:
            return view.collection == nil ? [] : [.select { onMainActor(view) { $0.rowOptions } }]
        default:
            let menus = interactions.compactMap { $0 as? UIContextMenuInteraction }
            return menus.isEmpty ? [] : [.select { onMainActor(menus) { $0.flatMap(\.options) } }]
        }
    }
}

extension UIControl {
    /// Does what a finger does that taps the control.
    fileprivate func press() {
        guard isEnabled else { return }
        send([.touchDown], nil)
        send([.touchUpInside], nil)
        answerTap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
