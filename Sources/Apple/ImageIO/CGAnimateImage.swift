import Foundation

/// Shows the pictures of a file one by one.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The results of showing a file's pictures.
public var kCGImageAnimationStatus_ParameterError: Int32 { -22140 }
public var kCGImageAnimationStatus_CorruptInputImage: Int32 { -22141 }
public var kCGImageAnimationStatus_UnsupportedFormat: Int32 { -22142 }
public var kCGImageAnimationStatus_IncompleteInputImage: Int32 { -22143 }
public var kCGImageAnimationStatus_AllocationFailure: Int32 { -22144 }

/// Hands the pictures of a file over, each once and after its time, in seconds, on the main thread.
///
/// - Returns: 0, or an error for a file without pictures, of which nothing is handed over.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
    guard let data = try? Data(contentsOf: url) else { return kCGImageAnimationStatus_ParameterError }
    return CGAnimateImageDataWithBlock(data, options, block)
}

/// Hands the pictures of bytes over, each once and after its time, in seconds, on the main thread.
///
/// - Returns: 0, or an error for bytes without pictures, of which nothing is handed over.
@discardableResult
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
    let frames = CGImageSource(data).pictures.frames
    guard !frames.isEmpty else { return kCGImageAnimationStatus_UnsupportedFormat }
    let asked = (options?[kCGImageAnimationStartIndex] as? Int) ?? 0
    nonisolated(unsafe) let block = block
    @Sendable func show(_ index: Int) {
        guard frames.indices.contains(index) else { return }
        var stop = false
        block(index, CGImage(frames[index].bitmap), &stop)
        guard !stop else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(frames[index].seconds ?? 0.1, 0.01)) { show(index + 1) }
    }
    DispatchQueue.main.async { show(asked) }
    return 0
}

/// The keys of what is wished for.
public let kCGImageAnimationStartIndex: CFString = "kCGImageAnimationStartIndex"
public let kCGImageAnimationDelayTime: CFString = "kCGImageAnimationDelayTime"
public let kCGImageAnimationLoopCount: CFString = "kCGImageAnimationLoopCount"
