import Foundation
public import TintypeTree

/// A bar where it is known how far the progress is, a spinner where it is not.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticProgress(configuration: configuration)
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    /// Creates the style with a colour.
    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A spinner; on macOS a ring where it is known how far the progress is.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far the progress is, a spinner where it is not.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner; on macOS a ring where it is known how far the progress is.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
