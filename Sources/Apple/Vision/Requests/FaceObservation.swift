public import CoreML
public import Foundation

/// A face.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    /// The identity, the trust from 0 to 1, and what was seen.
    public let uuid: UUID
    public let confidence: Float
    public var boundingBox: NormalizedRect
    public let roll: Measurement<UnitAngle>
    public let yaw: Measurement<UnitAngle>
    public let pitch: Measurement<UnitAngle>
    public let captureQuality: CaptureQuality?
    public let landmarks: Landmarks2D?

    /// Creates a face at a place, upright and sure, to look closer at.
    public init(boundingBox: NormalizedRect, revision: DetectFaceRectanglesRequest.Revision? = nil) {
        (uuid, confidence, self.boundingBox) = (UUID(), 1, boundingBox)
        let upright = Measurement(value: 0, unit: UnitAngle.degrees)
        (roll, yaw, pitch) = (upright, upright, upright)
        (captureQuality, landmarks) = (nil, nil)
    }

    /// The quality of a picture of a face.
    public struct CaptureQuality: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The quality from 0 to 1, and the request that saw it: nil.
        public let score: Float
        public var originatingRequestDescriptor: RequestDescriptor? { nil }
        public var description: String { "\(score)" }
    }

    /// The parts of a face.
    public struct Landmarks2D: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The points of each part, and of all.
        public let allPoints: Region
        public let faceContour: Region
        public let leftEye: Region
        public let rightEye: Region
        public let leftEyebrow: Region
        public let rightEyebrow: Region
        public let nose: Region
        public let noseCrest: Region
        public let medianLine: Region
        public let outerLips: Region
        public let innerLips: Region
        public let leftPupil: Region
        public let rightPupil: Region

        /// The request that saw them: nil.
        public var originatingRequestDescriptor: RequestDescriptor? { nil }
        public var description: String { "Landmarks2D(\(allPoints))" }

        /// A part of a face.
        public struct Region: Hashable, Sendable, Codable, CustomStringConvertible {
            /// A way in which points belong together.
            public enum PointsClassification: Hashable, Sendable, Codable {
                case closedPath, disconnected, openPath
            }

            /// The points from 0 to 1, the way in which they belong together and the trust in each.
            public let pointsClassification: PointsClassification
            public let points: [NormalizedPoint]
            public let precisionEstimatesPerPoint: [Float]?

            /// The request that saw them: nil.
            public var originatingRequestDescriptor: RequestDescriptor? { nil }
            public var description: String { "Region(\(points))" }

            /// The points in the pixels of a picture.
            public func pointsInImageCoordinates(
                _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
            ) -> [CGPoint] { points.map { $0.toImageCoordinates(imageSize, origin: origin) } }
        }
    }
}
