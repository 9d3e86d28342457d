import SwiftUI
import Testing

/// A file in the manner of an app's screen, and the claims that its picture is held to.
struct ScreenCase: CustomTestStringConvertible {
    /// The name of the file in Screens.
    let file: String
    let width: CGFloat
    let height: CGFloat
    let claims: [ScreenClaim]
    let view: @MainActor () -> AnyView

    /// `width` and `height` are in points.
    init<V: View>(
        _ file: String, width: CGFloat = 390, height: CGFloat = 844, _ claims: ScreenClaim...,
        @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.file = file
        self.width = width
        self.height = height
        self.claims = claims
        self.view = { AnyView(view()) }
    }

    var testDescription: String { file }
}
