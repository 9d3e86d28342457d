/// A space that colours are given in. Everything is drawn in sRGB.
public final class CGColorSpace: Sendable {
    init() {}
}

/// The space of the screen, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The place of a pixel's alpha. It has no effect here.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}
