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
