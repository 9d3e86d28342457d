public import CoreGraphics
public import Foundation

/// A place in the memory that pixels are written to.
open class CIRenderDestination: NSObject, @unchecked Sendable {
    /// The size in pixels.
    public let width: Int
    public let height: Int
    private let write: (CIContext, CIImage, CGRect) -> Void

    /// The way that pixels are written in: the choices are kept, and have no effect.
    open var alphaMode = CIRenderDestinationAlphaMode.premultiplied
    open var isFlipped = false
    open var isDithered = false
    open var isClamped = true
    open var colorSpace: CGColorSpace?
    open var blendKernel: CIBlendKernel?
    open var blendsInDestinationColorSpace = false
    open var captureTraceURL: URL?

    package init(width: Int, height: Int, write: @escaping (CIContext, CIImage, CGRect) -> Void) {
        (self.width, self.height, self.write) = (width, height, write)
    }

    /// Creates a place for four bytes a pixel: red, green, blue and alpha, rows from the top.
    public convenience init(
        bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat
    ) {
        self.init(width: width, height: height) { context, image, rect in
            context.render(
                image, toBitmap: data, rowBytes: bytesPerRow, bounds: rect, format: format, colorSpace: nil)
        }
    }

    fileprivate func take(_ image: CIImage, _ context: CIContext) {
        write(context, image, CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// The part that alpha has in colours.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    case none, premultiplied, unpremultiplied
}

/// Work that was begun: it is done at once.
open class CIRenderTask: NSObject, @unchecked Sendable {
    override init() {}

    /// The facts of the work, which is done.
    open func waitUntilCompleted() throws -> CIRenderInfo { CIRenderInfo() }
}

/// The facts of work that was done. Nothing is measured.
open class CIRenderInfo: NSObject, @unchecked Sendable {
    override init() {}

    /// The times in seconds, and the numbers of passes and of pixels.
    open var kernelExecutionTime: TimeInterval { 0 }
    open var kernelCompileTime: TimeInterval { 0 }
    open var passCount: Int { 1 }
    open var pixelsProcessed: Int { 0 }
}

extension CIContext {
    /// Writes a picture, or a part of it with its corner at a place, and returns when that is done.
    @discardableResult
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        destination.take(image, self)
        return CIRenderTask()
    }
    @discardableResult
    public func startTask(
        toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws -> CIRenderTask {
        let moved = CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY)
        return try startTask(toRender: image.cropped(to: fromRect).transformed(by: moved), to: destination)
    }
    @discardableResult
    public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
        try startTask(toRender: .empty(), to: destination)
    }

    /// Nothing needs to be made ready.
    public func prepareRender(
        _ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
    ) throws {}
}
