import SwiftUI
import Testing

/// A view of a file in the manner of tutorials and sample apps, and the canvas that it is drawn on.
struct GalleryEntry: CustomTestStringConvertible {
    let name: String
    let width: CGFloat
    let height: CGFloat
    let scheme: ColorScheme
    let view: @MainActor () -> AnyView

    /// `width` and `height` are in points.
    init<V: View>(
        _ name: String, width: CGFloat = 390, height: CGFloat = 600, scheme: ColorScheme = .light,
        @ViewBuilder view: @escaping @MainActor () -> V
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scheme = scheme
        // Goldens are looked at on their own: what stands on nothing stands on the ground of its scheme.
        self.view = {
            AnyView(
                view().frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(scheme == .dark ? Color.black : Color.white))
        }
    }

    var testDescription: String { name }
}
