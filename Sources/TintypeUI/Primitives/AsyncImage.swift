public import Foundation
public import TintypeTree

/// The phase of loading a picture. A still picture has no network: it stays empty.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of loading; nil where there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture of the network, which a still picture does not load: the placeholder is drawn, or the view for the empty phase.
public nonisolated struct AsyncImage<Content: View>: BuiltInView {
    private let content: Content

    /// A picture without a placeholder of its own: a grey area.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(missing: url?.lastPathComponent ?? "nil").resizable()
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(.second(placeholder()))
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}
