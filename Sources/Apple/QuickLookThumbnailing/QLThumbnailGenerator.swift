// `import QuickLookThumbnailing` where Apple's framework is missing: small pictures of pictures, and of no other file. It brings
// UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// Makes small pictures of files. Those of pictures are made; for other files each fails with
/// ``QLThumbnailError/Code/generationFailed``.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    private static let one = QLThumbnailGenerator()

    /// The generator that an app shares.
    open class var shared: QLThumbnailGenerator { one }

    /// A wish for a small picture of a file.
    open class Request: NSObject, @unchecked Sendable {
        /// Kinds of what is made.
        public struct RepresentationTypes: OptionSet, Sendable {
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: .max)
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
        }

        /// The largest size in points, the pixels of a point, the smallest size in points, and the kinds.
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        open var contentType: UTType?
        let url: URL

        /// Creates a wish for a file.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale) = (url, size, scale)
            self.representationTypes = representationTypes
        }
    }

    /// Makes the best picture that is wished for.
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completionHandler(try representation(for: request), nil) } catch { completionHandler(nil, error) }
    }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try representation(for: request)
    }

    /// Makes a picture, and tells of it once, as the best one that comes.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )?
    ) {
        do { updateHandler?(try representation(for: request), .thumbnail, nil) } catch {
            updateHandler?(nil, .thumbnail, error)
        }
    }

    /// Gives a wish up: each was answered at once.
    open func cancel(_ request: Request) {}

    /// Writes the best picture into a file.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String,
        completion completionHandler: @escaping ((any Error)?) -> Void
    ) {
        do {
            guard UTType(contentType) == .png, let data = try representation(for: request).uiImage.pngData() else {
                throw QLThumbnailError(.savingToURLFailed)
            }
            try data.write(to: fileURL)
            completionHandler(nil)
        } catch { completionHandler(error) }
    }

    private func representation(for request: Request) throws -> QLThumbnailRepresentation {
        guard request.size.width > 0, request.size.height > 0, request.scale > 0 else {
            throw QLThumbnailError(.requestInvalid)
        }
        guard !request.representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
            let data = try? Data(contentsOf: request.url), let image = UIImage(data: data), image.size.width > 0,
            image.size.height > 0
        else { throw QLThumbnailError(.generationFailed) }
        let ratio = min(request.size.width / image.size.width, request.size.height / image.size.height)
        let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        guard let picture = small.cgImage else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(type: .thumbnail, uiImage: small, cgImage: picture)
    }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// A kind of small picture.
    public enum RepresentationType: Int, Sendable {
        case icon, lowQualityThumbnail, thumbnail
    }

    /// The kind, and the picture.
    public let type: RepresentationType
    public let uiImage: UIImage
    public let cgImage: CGImage

    /// The part of the picture that holds the file's content, in pixels.
    open var contentRect: CGRect { CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height) }

    init(type: RepresentationType, uiImage: UIImage, cgImage: CGImage) {
        (self.type, self.uiImage, self.cgImage) = (type, uiImage, cgImage)
    }
}

/// The reason why there is no small picture.
public struct QLThumbnailError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `QLThumbnailErrorDomain`.
    @_ErrorCodes(QLThumbnailErrorDomain)
    public enum Code: Int, Sendable {
        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }
}

/// The domain of the errors.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
