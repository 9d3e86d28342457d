public import Foundation

/// A list of objects, which holds them or does not. Foundation's class, for objects alone.
open class NSPointerArray: NSObject, @unchecked Sendable {
    private final class Place {
        weak var object: AnyObject?
        let held: AnyObject?

        init(_ object: AnyObject?, isHeld: Bool) {
            self.object = object
            held = isHeld ? object : nil
        }
    }

    private let isHeld: Bool
    private var places: [Place] = []

    private init(isHeld: Bool) {
        self.isHeld = isHeld
    }

    public override convenience init() {
        self.init(isHeld: true)
    }

    /// A list that does not hold its objects, and one that does.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(isHeld: false) }
    open class func strongObjects() -> NSPointerArray { NSPointerArray(isHeld: true) }

    /// The number of places, and the objects that are there.
    open var count: Int { places.count }
    open var allObjects: [Any] { places.compactMap(\.object) }

    /// The object at a place; nil where it is gone.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds, inserts, replaces or removes an object.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(place(item), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = place(item) }
    open func removePointer(at index: Int) { places.remove(at: index) }
    /// Removes the places of objects that are gone.
    open func compact() { places.removeAll { $0.object == nil } }

    private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
        Place(pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, isHeld: isHeld)
    }
}
