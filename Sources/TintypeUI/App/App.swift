/// A program with windows: SwiftUI's protocol.
///
/// Marked `@main`, a type that conforms is a whole program, which draws its first window into a file:
/// `MyApp --snapshot out.png`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder var body: Body { get }

    init()
}
