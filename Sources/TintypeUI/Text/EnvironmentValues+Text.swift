public import Foundation
public import TintypeTree

private enum AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }

private enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The least factor to which texts may shrink before they are cut off.
    public var minimumScaleFactor: CGFloat {
        get { textLook?.minimumScale ?? 1 }
        set { changeTextLook { $0.minimumScale = min(max(newValue, 0), 1) } }
    }

    /// Indicates whether letters may move closer together before a text is cut off. Texts here never do.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// Capitals or small letters; nil for texts as they are.
    public var textCase: Text.Case? {
        get { textLook?.textCase?.value.map { $0 ? .uppercase : .lowercase } }
        set { changeTextLook { $0.textCase = newValue.map { .on($0 == .uppercase) } ?? .off } }
    }

    /// Indicates whether typed text is not corrected: nothing of it is seen.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    /// The same by its older name.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension AttributedString {
    /// The distance between the baselines of a text.
    public struct LineHeight: Hashable, Sendable {
        let height: TextLook.LineHeight?

        /// That of the font.
        public static let normal = LineHeight(height: nil)
        /// 1.5 times the font's size.
        public static let loose = LineHeight(height: .multiple(1.5))
        /// 1.1 times the font's size.
        public static let tight = LineHeight(height: .multiple(1.1))
        /// 1.3 times the font's size.
        public static let variable = LineHeight(height: .multiple(1.3))

        /// In points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }

        /// Of the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multiple(factor)) }

        /// In points, besides what the font has.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .leading(increase)) }
    }
}
