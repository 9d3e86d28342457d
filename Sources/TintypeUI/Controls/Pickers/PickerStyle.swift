public import Foundation
import TintypeTree

/// A style for pickers: SwiftUI's protocol. Like there, only the system's types conform.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The style's look, one of the system's.
    nonisolated var _look: _PickerLook { get }
}

/// The looks of pickers.
public struct _PickerLook: Equatable, Sendable {
    enum Storage {
        case automatic
        case segmented
        case menu
        case wheel
        case inline
        case palette
        case navigationLink
        case radioGroup
    }

    let storage: Storage
}

private enum PickerLookKey: EnvironmentKey { static let defaultValue = _PickerLook.Storage.automatic }

private enum HasHorizontalRadioGroupsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var pickerLook: _PickerLook.Storage {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }

    /// Indicates whether radio buttons stand side by side.
    var hasHorizontalRadioGroups: Bool {
        get { self[HasHorizontalRadioGroupsKey.self] }
        set { self[HasHorizontalRadioGroupsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the pickers below.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look.storage)
    }

    /// Puts the radio buttons below side by side.
    public func horizontalRadioGroupLayout() -> some View { environment(\.hasHorizontalRadioGroups, true) }

    /// The height of a row of the wheel pickers below, in points.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.wheelRowHeight, height)
    }
}
