// Views and pages of UIKit are drawn as what is known of them without UIKit.
extension Preview {
    /// A preview of the view of UIKit that `body` makes.
    @_disfavoredOverload
    public init(
        fileID: String, line: Int, _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) {
        self.init(fileID: fileID, line: line, name, traits: traits) { DrawnResponder(body()) }
    }

    /// A preview of the page of UIKit that `body` makes.
    @_disfavoredOverload
    public init(
        fileID: String, line: Int, _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(fileID: fileID, line: line, name, traits: traits) { DrawnResponder(body()) }
    }
}
