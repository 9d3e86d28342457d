import Foundation

/// A tree of UIKit's views that reaches to the edges of the screen, and is told of the safe area there.
struct HostedPage: View {
    let view: UIView

    var body: some View {
        GeometryReader { place in
            HostedTree(view: view, safeArea: place.safeAreaInsets).ignoresSafeArea()
        }
    }
}

extension View {
    /// The picture in the light or the dark that a view of UIKit says for itself, or the views around it do.
    func inStyle(of view: UIView) -> some View {
        let scheme = ColorScheme(view.traitCollection.userInterfaceStyle)
        return transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
    }
}
