/// A type whose views are pictures of a view beside its source: SwiftUI's protocol, older than `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews' views.
    associatedtype Previews: View

    /// The previews, one for each view.
    @ViewBuilder static var previews: Previews { get }

    /// The system; nil for that of the target.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}
