public import Foundation

/// A function of numbers. CoreGraphics' class.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let range: ClosedRange<CGFloat>
    private let count: Int

    /// Creates a function; nil without one that is called, and without a range.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension == 1, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        self.info = info
        self.callbacks = callbacks.pointee
        self.range = domain.map { $0[0]...max($0[1], $0[0]) } ?? 0...1
        count = rangeDimension
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The values at a part, 0...1, of the domain.
    func values(at part: CGFloat) -> [CGFloat] {
        var place = range.lowerBound + (range.upperBound - range.lowerBound) * part
        var values = Array(repeating: CGFloat(0), count: count)
        callbacks.evaluate?(info, &place, &values)
        return values
    }
}

/// The functions of a function.
public struct CGFunctionCallbacks {
    /// The version, which is 0, the function that is called, and the one that lets go of its facts.
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates functions.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// Makes values of a number.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Lets go of a function's facts.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Colours that a function makes. CoreGraphics' class; 32 colours stand for all of them.
public final class CGShading: @unchecked Sendable {
    let shading: GraphicsContext.Shading

    /// Creates colours between two points, or two circles, of which the first one's centre is taken for both.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        shading = .linearGradient(CGShading.gradient(function, space), startPoint: start, endPoint: end)
    }
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        shading = .radialGradient(
            CGShading.gradient(function, space), center: start, startRadius: startRadius, endRadius: endRadius)
    }

    private static func gradient(_ function: CGFunction, _ space: CGColorSpace) -> Gradient {
        let stops = (0...31).map { step in
            let part = CGFloat(step) / 31
            let values = function.values(at: part)
            let needed = space.numberOfComponents + 1
            let filled = values.prefix(needed) + Array(repeating: 1, count: max(needed - values.count, 0))
            let color = CGColor(colorSpace: space, components: Array(filled)) ?? .black
            return Gradient.Stop(color: Color(cgColor: color), location: part)
        }
        return Gradient(stops: stops)
    }
}

extension CGContext {
    /// Fills what is not clipped with colours.
    public func drawShading(_ shading: CGShading) {
        board.add { $0.fill(Path($0.clipBoundingRect), with: shading.shading) }
    }
}
