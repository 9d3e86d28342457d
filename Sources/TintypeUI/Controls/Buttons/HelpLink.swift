public import Foundation
import TintypeTree

/// The round button with a question mark that leads to help: SwiftUI's view.
public nonisolated struct HelpLink: BuiltInView {
    /// - Parameter action: Never called: nothing is pressed in a picture.
    public init(action: @escaping () -> Void) {}
    public init(destination: URL) {}
    public init(anchor: String) {}
    public init(anchor: String, book: String) {}

    public var body: some View {
        // As large as AppKit's help button, with the surface of a bordered one.
        Image(systemName: "questionmark")
            .font(ButtonMetrics.helpFont)
            .frame(width: ButtonMetrics.helpSide, height: ButtonMetrics.helpSide)
            .background(.fill.tertiary, in: .circle)
    }
}
