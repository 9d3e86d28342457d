/// A kind of control, by which a stage finds one.
public enum ControlRole: String, CaseIterable, Hashable, Sendable {
    case button
    case toggle
    case slider
    case stepper
    case picker
    case datePicker
    case multiDatePicker
    case colorPicker
    case textField
    case secureField
    case textEditor
    case searchField
    case menu
    case link
    case tab
    case disclosureGroup
    case progressView
    case gauge

    /// - Parameter trait: A name of SwiftUI's `AccessibilityTraits`; nil where that is no control.
    init?(trait: String) {
        switch trait {
        case "isButton": self = .button
        case "isLink": self = .link
        case "isToggle": self = .toggle
        case "isSearchField": self = .searchField
        default: return nil
        }
    }

    /// - Parameter nodeName: A control's word in dumps; nil is no control.
    init?(nodeName: String) {
        self.init(rawValue: nodeName.prefix(1).lowercased() + nodeName.dropFirst())
    }
}
