public import Foundation

/// A view controller that shows a SwiftUI view. UIKit's class.
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown.
    public var rootView: Content

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
