public import Foundation
public import simd

/// Returns whether a place is the whole of a picture.
public func VNNormalizedRectIsIdentityRect(_ rect: CGRect) -> Bool { rect == VNNormalizedIdentityRect }

/// A place of a face, from 0 to 1 in the face's, in pixels of the picture that the face is in, and in the face's own.
public func VNImagePointForFaceLandmarkPoint(
    _ faceLandmarkPoint: vector_float2, _ faceBoundingBox: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
    let place = VNNormalizedFaceBoundingBoxPointForLandmarkPoint(
        faceLandmarkPoint, faceBoundingBox, imageWidth, imageHeight)
    return VNImagePointForNormalizedPointUsingRegionOfInterest(place, imageWidth, imageHeight, faceBoundingBox)
}
public func VNNormalizedFaceBoundingBoxPointForLandmarkPoint(
    _ faceLandmarkPoint: vector_float2, _ faceBoundingBox: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
    CGPoint(x: CGFloat(faceLandmarkPoint.x), y: CGFloat(faceLandmarkPoint.y))
}

/// Places in pixels of a picture, and from 0 to 1 in a part of it, which is from 0 to 1 in the picture.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let place = CGPoint(x: roi.minX + normalizedPoint.x * roi.width, y: roi.minY + normalizedPoint.y * roi.height)
    return VNImagePointForNormalizedPoint(place, imageWidth, imageHeight)
}
public func VNNormalizedPointForImagePointUsingRegionOfInterest(
    _ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGPoint {
    let place = VNNormalizedPointForImagePoint(imagePoint, imageWidth, imageHeight)
    return CGPoint(x: (place.x - roi.minX) / roi.width, y: (place.y - roi.minY) / roi.height)
}
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    let corner = VNImagePointForNormalizedPointUsingRegionOfInterest(
        normalizedRect.origin, imageWidth, imageHeight, roi)
    let part = VNImageRectForNormalizedRect(roi, imageWidth, imageHeight)
    return CGRect(
        x: corner.x, y: corner.y, width: normalizedRect.width * part.width,
        height: normalizedRect.height * part.height)
}
public func VNNormalizedRectForImageRectUsingRegionOfInterest(
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int, _ roi: CGRect
) -> CGRect {
    let corner = VNNormalizedPointForImagePointUsingRegionOfInterest(imageRect.origin, imageWidth, imageHeight, roi)
    let part = VNImageRectForNormalizedRect(roi, imageWidth, imageHeight)
    return CGRect(
        x: corner.x, y: corner.y, width: imageRect.width / part.width, height: imageRect.height / part.height)
}
