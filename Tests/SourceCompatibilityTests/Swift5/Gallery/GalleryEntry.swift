import SwiftUI
import Testing

/// A view of a file in the manner of tutorials and sample apps, and the canvas that it is drawn on.
struct GalleryEntry: CustomTestStringConvertible {
    let name: String
    let width: CGFloat
    let height: CGFloat
    let scheme: ColorScheme
    /// Pixels a point: 3, as on phones, where the system's looks are what is to be seen, else 1, for the goldens' size.
    private(set) var scale: CGFloat = 1
    /// The generation of iOS whose looks are drawn.
    private(set) var system = 26
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

    /// The same view as sharp as on a phone.
    var sharp: GalleryEntry {
        var entry = self
        entry.scale = 3
        return entry
    }

    /// The same view as iOS 18 drew it.
    var before26: GalleryEntry {
        var entry = self
        entry.system = 18
        return entry
    }

    /// The same view for readers who like text as large as it gets, in `height` points.
    func large(height: CGFloat) -> GalleryEntry {
        let view = view
        var entry = GalleryEntry("\(name)-ax3", width: width, height: height, scheme: scheme) {
            view().environment(\.dynamicTypeSize, .accessibility3)
        }
        entry.scale = scale
        return entry
    }

    var testDescription: String { system == 26 ? name : "\(name)-os\(system)" }
}
