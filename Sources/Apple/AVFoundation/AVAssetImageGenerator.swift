public import CoreGraphics
public import Foundation

/// Takes pictures out of a film. None is opened.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The picture's wishes; sizes are in pixels.
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public let asset: AVAsset

    /// Creates a generator for a film.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.fileFormatNotRecognized)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.fileFormatNotRecognized)
    }

    /// Tells of the failure for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, AVError(.fileFormatNotRecognized)) }
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .zero, AVError(.fileFormatNotRecognized)) }
    open func cancelAllCGImageGeneration() {}

    /// The failures for the times, one after the other.
    public func images(for times: [CMTime]) -> Images { Images(times: times) }

    /// Pictures of a film, one after the other.
    public struct Images: AsyncSequence, Sendable {
        /// A picture, or the reason why there is none.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for, the picture and its own time.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        /// The pictures in the order of their times.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>

            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVError(.fileFormatNotRecognized)) }
            }
        }

        let times: [CMTime]

        /// Begins at the first time.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }

    /// The end of taking a picture.
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }
}
