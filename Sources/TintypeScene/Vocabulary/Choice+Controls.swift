import TintypeGraphics
import TintypeTree
import TintypeUI

/// The choices of controls and lists.
extension Choices {
    static let visibility = Choice<Visibility>(
        "visibility", [("automatic", .automatic), ("visible", .visible), ("hidden", .hidden)])
    static let buttonRole = Choice<ButtonRole>(
        "role of a button",
        [("destructive", .destructive), ("cancel", .cancel), ("confirm", .confirm), ("close", .close)])
    static let buttonSizing = Choice<ButtonSizing>(
        "width of buttons", [("automatic", .automatic), ("flexible", .flexible), ("fitted", .fitted)])
    static let scrollIndicators = Choice<ScrollIndicatorVisibility>(
        "visibility of scroll bars",
        [("automatic", .automatic), ("visible", .visible), ("hidden", .hidden), ("never", .never)])
    static let keyboardDismissal = Choice<ScrollDismissesKeyboardMode>(
        "gesture of the keyboard",
        [
            ("automatic", .automatic), ("immediately", .immediately), ("interactively", .interactively),
            ("never", .never),
        ])
    static let buttonBorderShape = Choice<ButtonBorderShape>(
        "shape of buttons",
        [
            ("automatic", .automatic), ("capsule", .capsule), ("roundedRectangle", .roundedRectangle),
            ("circle", .circle),
        ])
    static let controlSize = Choice<ControlSize>(
        "size of controls", ControlSize.allCases.map { (String(describing: $0), $0) })
    static let axis = Choice<Axis>("axis", [("horizontal", .horizontal), ("vertical", .vertical)])
    static let dateComponents = Choice<DatePickerComponents>(
        "part of a date",
        [("date", .date), ("hourAndMinute", .hourAndMinute), ("hourMinuteAndSecond", .hourMinuteAndSecond)])
    static let menuOrder = Choice<MenuOrder>(
        "order of a menu", [("automatic", .automatic), ("priority", .priority), ("fixed", .fixed)])
    static let prominence = Choice<Prominence>("prominence", [("standard", .standard), ("increased", .increased)])
    static let badgeProminence = Choice<BadgeProminence>(
        "prominence of badges", [("decreased", .decreased), ("standard", .standard), ("increased", .increased)])
    static let horizontalEdge = Choice<HorizontalEdge>("edge", [("leading", .leading), ("trailing", .trailing)])
    static let verticalEdges = Choice<VerticalEdge.Set>("edge", [("all", .all), ("top", .top), ("bottom", .bottom)])
    static let contentMarginPlacement = Choice<ContentMarginPlacement>(
        "placement of margins",
        [("automatic", .automatic), ("scrollContent", .scrollContent), ("scrollIndicators", .scrollIndicators)])
    static let alternatingRows = Choice<AlternatingRowBackgroundBehavior>(
        "behavior of row backgrounds", [("automatic", .automatic), ("enabled", .enabled), ("disabled", .disabled)])
    static let editMode = Choice<EditMode>(
        "edit mode", [("inactive", .inactive), ("transient", .transient), ("active", .active)])
    static let columnAlignment = Choice<TableColumnAlignment>(
        "alignment of a column",
        [
            ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
            ("numeric", .numeric),
        ])
}
