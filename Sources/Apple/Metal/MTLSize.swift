/// A size.
public struct MTLSize: Hashable, Sendable {
    /// The lengths.
    public var width: Int
    public var height: Int
    public var depth: Int

    public init() {
        self.init(width: 0, height: 0, depth: 0)
    }

    /// Creates a value of its parts.
    public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}

/// A corner.
public struct MTLOrigin: Hashable, Sendable {
    /// The places.
    public var x: Int
    public var y: Int
    public var z: Int

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    /// Creates a value of its parts.
    public init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A part of a picture.
public struct MTLRegion: Hashable, Sendable {
    /// The corner and the size, in pixels.
    public var origin: MTLOrigin
    public var size: MTLSize

    public init() {
        self.init(origin: MTLOrigin(), size: MTLSize())
    }

    /// Creates a value of its parts.
    public init(origin: MTLOrigin, size: MTLSize) {
        self.origin = origin
        self.size = size
    }
}

/// A ground.
public struct MTLClearColor: Hashable, Sendable {
    /// The parts in 0...1.
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init() {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Creates a value of its parts.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// The part of a picture that is drawn on.
public struct MTLViewport: Hashable, Sendable {
    /// The corner and the size in pixels, and the depths in 0...1.
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double

    public init() {
        self.init(originX: 0, originY: 0, width: 0, height: 0, znear: 0, zfar: 0)
    }

    /// Creates a value of its parts.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        self.originX = originX
        self.originY = originY
        self.width = width
        self.height = height
        self.znear = znear
        self.zfar = zfar
    }
}

/// Sizes, corners, parts and grounds.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOriginMake(x, y, 0), size: MTLSizeMake(width, height, 1))
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
