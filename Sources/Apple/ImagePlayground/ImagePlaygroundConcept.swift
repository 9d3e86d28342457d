// `import ImagePlayground` where Apple's framework is missing: nobody makes pictures of words. It brings UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The words or the picture of which a picture is made.
public struct ImagePlaygroundConcept: Sendable {
    private let words: String

    /// A text, the parts of a long one, or a picture.
    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: text) }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(words: text)
    }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? { nil }
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: "") }
}

/// A manner in which a picture is made.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
    /// The name of the manner.
    public let id: String

    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
    /// All manners.
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

/// Makes pictures without a page. There is nobody who does.
public struct ImageCreator: Sendable {
    /// The reason why no picture is made.
    public enum Error: Swift.Error, Hashable, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage
        case unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
    }

    /// A picture that was made.
    public struct CreatedImage: Sendable {
        /// The picture.
        public let cgImage: CGImage
    }

    /// The manners: none.
    public var availableStyles: [ImagePlaygroundStyle] { [] }

    /// - Throws: ``Error/notSupported``.
    public init() async throws { throw Error.notSupported }

    /// Makes pictures.
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
    }
}

/// The page on which a person makes a picture. There is none to make; it is drawn as an empty page.
open class ImagePlaygroundViewController: UIViewController, _UndrawnResponder {
    /// Indicates whether pictures are made: false.
    open class var isAvailable: Bool { false }

    /// The delegate, and what a picture is made of.
    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?
    open var allowedGenerationStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    open var selectedGenerationStyle = ImagePlaygroundStyle.animation

    /// The delegate of the page.
    @MainActor @preconcurrency
    public protocol Delegate: AnyObject {
        /// Called when a person made a picture, and when nobody did.
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(
        _ imagePlaygroundViewController: ImagePlaygroundViewController
    ) {}
}

extension EnvironmentValues {
    /// Indicates whether pictures are made: false.
    public var supportsImagePlayground: Bool { false }
}

extension View {
    /// Presents nothing: no picture is made. The binding becomes false, and it is told that nobody made one.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { refusing(isPresented, onCancellation) }
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { refusing(isPresented, onCancellation) }
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { refusing(isPresented, onCancellation) }
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { refusing(isPresented, onCancellation) }

    /// Sets the manners in which pictures are made: none is.
    public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in styles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View { self }

    private func refusing(_ isPresented: Binding<Bool>, _ cancel: (() -> Void)?) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            cancel?()
        }
    }
}
