/// The delegate of a scene that is written in SwiftUI. A preview has one scene, so that no other is made of it.
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
    /// The scenes in SwiftUI's words.
    associatedtype RootScene: Scene
    @SceneBuilder static var rootScene: RootScene { get }
}

extension UISceneSessionActivationRequest {
    /// Creates a wish for a new scene of a delegate's, by its place, its name or the value that it shows.
    public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type) {
        self.init()
    }
    public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type, id: String) {
        self.init()
    }
    public init?<D: UIHostingSceneDelegate, P: Codable & Hashable>(hostingDelegateClass: D.Type, value: P) {
        self.init()
    }
    public init?<D: UIHostingSceneDelegate, P: Codable & Hashable>(
        hostingDelegateClass: D.Type, id: String, value: P
    ) {
        self.init()
    }
}
