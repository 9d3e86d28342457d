// `import Accelerate` where Apple's framework is missing: the functions on arrays that are used most, and Fourier's transform,
// reckoned plainly. It brings Foundation along.
@_exported public import Foundation

/// Numbers one after the other.
public protocol AccelerateBuffer {
    associatedtype Element
    /// The number of numbers, and their place while a closure runs.
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Numbers one after the other, which can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    /// Calls a closure with the place of the numbers.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with the place of the numbers.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with the place of the numbers.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}

extension AccelerateBuffer {
    /// The numbers as an array.
    var numbers: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension AccelerateMutableBuffer {
    /// Takes numbers over, as many as there are on both sides.
    mutating func take(_ numbers: [Element]) {
        withUnsafeMutableBufferPointer { place in
            for index in 0..<Swift.min(numbers.count, place.count) { place[index] = numbers[index] }
        }
    }
}
