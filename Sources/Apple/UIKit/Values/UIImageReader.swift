public import Foundation

/// Reads pictures of files and bytes. UIKit's type.
public struct UIImageReader: Sendable {
    /// The manner in which pictures are read. A picture is the same in all of them here, but for its size.
    public struct Configuration: Equatable, Sendable {
        /// The size in points to which pictures are brought; zero for their own.
        public var preferredThumbnailSize = CGSize.zero
        /// Wishes that change nothing here: each picture is ready, and of the usual range of light.
        public var preparesImagesForDisplay = false
        public var prefersHighDynamicRange = false
        public var pixelsPerInch: Double = 0

        public init() {}
    }

    /// The usual reader.
    public static let `default` = UIImageReader(configuration: Configuration())
    /// The manner in which pictures are read.
    public let configuration: Configuration

    /// Creates a reader.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// The picture of bytes or of a file; nil where there is none.
    public func image(data: Data) -> UIImage? { sized(UIImage(data: data)) }
    public func image(contentsOf url: URL) -> UIImage? { sized(UIImage(contentsOfFile: url.path)) }
    public func image(data: Data) async -> UIImage? { sized(UIImage(data: data)) }
    public func image(contentsOf url: URL) async -> UIImage? { sized(UIImage(contentsOfFile: url.path)) }
    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) { completion(image(data: data)) }
    public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        completion(image(contentsOf: url))
    }

    private func sized(_ image: UIImage?) -> UIImage? {
        configuration.preferredThumbnailSize == .zero
            ? image : image?.preparingThumbnail(of: configuration.preferredThumbnailSize)
    }
}
