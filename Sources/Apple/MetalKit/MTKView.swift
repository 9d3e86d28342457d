// `import MetalKit` where Apple's framework is missing: a view that a graphics processor would draw, drawn as its ground. It brings
// the names of Foundation, Metal, UIKit and simd along.
@_exported public import Foundation
@_exported public import Metal
@_exported public import UIKit
@_exported public import simd

/// A view that a graphics processor draws: there is none, and it is drawn as its ground.
open class MTKView: UIView, _PicturedResponder {
    /// The delegate, the processor, and the forms.
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var clearStencil: UInt32 = 0
    open var framebufferOnly = true

    /// The times at which it is drawn: never.
    open var preferredFramesPerSecond = 60
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var presentsWithTransaction = false

    /// The size in pixels, and the picture to draw on: none.
    open var preferredDrawableSize: CGSize {
        CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
    }
    open var depthStencilAttachmentTextureUsage = MTLTextureUsage.renderTarget
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    open var depthStencilTexture: (any MTLTexture)? { nil }

    /// Creates a view with a frame in points.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }

    /// Nothing is read from archives here.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.setUp(nibObject: self)
    }

    /// Draws, by the delegate's code.
    open func draw() { delegate?.draw(in: self) }
    open func releaseDrawables() {}

    public var _picture: AnyView {
        AnyView(
            Color(red: clearColor.red, green: clearColor.green, blue: clearColor.blue, opacity: clearColor.alpha))
    }
}

/// The drawer of such a view. It is never asked, as there is nothing to draw with.
@MainActor @preconcurrency
public protocol MTKViewDelegate: NSObjectProtocol {
    /// Called when the size in pixels changes, and to draw.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// Reads pictures into the memory of a graphics processor: there is none.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
    /// The choices of reading.
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let cubeLayout = Option(rawValue: "MTKTextureLoaderOptionCubeLayout")
    }

    /// The processor.
    public let device: any MTLDevice

    /// Creates a reader for a processor.
    public init(device: any MTLDevice) {
        self.device = device
    }

    /// Reads a picture.
    ///
    /// - Throws: `CocoaError.featureUnsupported`: there is no processor.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
    ) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }

    /// Reads pictures, and tells of it later.
    public func newTexture(URL: URL, options: [Option: Any]? = nil) async throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw CocoaError(.featureUnsupported)
    }
    open func newTexture(
        URL: URL, options: [Option: Any]? = nil, completionHandler: @escaping ((any MTLTexture)?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func newTexture(
        data: Data, options: [Option: Any]? = nil,
        completionHandler: @escaping ((any MTLTexture)?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func newTexture(
        cgImage: CGImage, options: [Option: Any]? = nil,
        completionHandler: @escaping ((any MTLTexture)?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil,
        completionHandler: @escaping ((any MTLTexture)?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func newTextures(
        URLs: [URL], options: [Option: Any]? = nil,
        completionHandler: @escaping ([any MTLTexture], (any Error)?) -> Void
    ) { completionHandler([], CocoaError(.featureUnsupported)) }
    open func newTextures(
        names: [String], scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil,
        completionHandler: @escaping ([any MTLTexture], (any Error)?) -> Void
    ) { completionHandler([], CocoaError(.featureUnsupported)) }
    open func newTextures(URLs: [URL], options: [Option: Any]? = nil, error: NSErrorPointer) -> [any MTLTexture] {
        error?.pointee = CocoaError(.featureUnsupported) as NSError
        return []
    }
}

extension MTKTextureLoader {
    /// The corner at which a picture begins.
    public struct Origin: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }

    /// The order of the six pictures.
    public struct CubeLayout: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let vertical = CubeLayout(rawValue: "MTKTextureLoaderCubeLayoutVertical")
    }
}

extension MTKView {
    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: MTKView) -> Bool {
            switch name {
            case "delegate": holder.delegate = _outlet(value)
            default: return false
            }
            return true
        }
    }
}
