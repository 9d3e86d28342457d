import Foundation
import TintypeGraphics

/// Finds the types that conform to a protocol, in all images that the process has loaded.
///
/// The compiler lists every conformance in a section that the runtime reads when it casts; this reads the same lists.
/// It relies on the binary layout of Swift 5.2 and later: the head of `MetadataSections`, conformance descriptors, and
/// symbolic references in mangled names. Generic types are left out: a conformance of theirs names no one type. So are
/// types that the optimizer left out of a release build without testable imports, since nothing used them.
package struct ConformingTypes {
    /// The protocol, as its descriptor in memory.
    private let descriptor: UnsafeRawPointer

    /// - Parameter existential: The protocol as a type, e.g. `(any PreviewProvider).self`.
    package init(to existential: Any.Type) {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        // Kind, flags, the number of protocols, then their descriptors.
        precondition(
            metadata.load(as: UInt.self) == 0x303 && metadata.load(fromByteOffset: 12, as: UInt32.self) == 1,
            "conformances are looked for to one protocol")
        descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The types, in no order that means anything.
    ///
    /// - Throws: ``PreviewDiscoveryError`` where the runtime does not offer its lists.
    package func find() throws -> [Any.Type] {
        var types: [Any.Type] = []
        for section in try ConformanceSections.all() {
            for offset in stride(from: 0, to: section.count - 3, by: 4) {
                let record = section.start + offset
                if let type = type(at: record.relative) { types.append(type) }
            }
        }
        return types
    }

    /// The type of the conformance at `conformance`, nil for one to another protocol.
    private func type(at conformance: UnsafeRawPointer) -> Any.Type? {
        guard conformance.relativeIndirectable == descriptor else { return nil }
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        let reference = (conformance + 4).relative
        // How the type is named: by its descriptor, or by a pointer to that.
        switch (flags >> 3) & 7 {
        case 0: return type(describedAt: reference)
        case 1: return type(describedAt: reference.load(as: UnsafeRawPointer.self))
        default: return nil
        }
    }

    /// The type whose descriptor is at `context`, nil for a generic one.
    private func type(describedAt context: UnsafeRawPointer) -> Any.Type? {
        let isGeneric = context.load(as: UInt32.self) & 0x80 != 0
        if isGeneric { return nil }
        // A mangled name that is one symbolic reference: the byte 2, the distance to a pointer, and here the pointer itself.
        let name = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 8)
        defer { name.deallocate() }
        name.initializeMemory(as: UInt8.self, repeating: 0, count: 24)
        name.storeBytes(of: context, toByteOffset: 16, as: UnsafeRawPointer.self)
        name.storeBytes(of: 2, toByteOffset: 7, as: UInt8.self)
        name.storeBytes(of: 8, toByteOffset: 8, as: Int32.self)
        return _getTypeByMangledNameInContext(
            (UnsafeRawPointer(name) + 7).assumingMemoryBound(to: UInt8.self), 5, genericContext: nil,
            genericArguments: nil)
    }
}

/// The lists of conformances of all loaded images.
private enum ConformanceSections {
    struct Section {
        var start: UnsafeRawPointer
        /// In bytes.
        var count: Int
    }

    private final class Found {
        var sections: [Section] = []
    }

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void

    static func all() throws -> [Section] {
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else {
            throw PreviewDiscoveryError(
                message: "the Swift runtime of this process does not list its types",
                hint: "link the standard library dynamically, or assert each preview by itself")
        }
        let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
        let found = Found()
        enumerate(
            { sections, context in
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                // Four words, the range of the protocols, and then that of the conformances: its start and its length.
                let range = sections + 6 * MemoryLayout<UInt>.size
                let start = range.load(as: UnsafeRawPointer?.self)
                let count = range.load(fromByteOffset: MemoryLayout<UInt>.size, as: Int.self)
                if let start { found.sections.append(Section(start: start, count: count)) }
                return true
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.sections
    }
}

extension UnsafeRawPointer {
    /// The address to which the distance stored here leads.
    fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The same, where an odd distance leads to a pointer to it.
    fileprivate var relativeIndirectable: UnsafeRawPointer {
        let distance = Int(load(as: Int32.self))
        if distance & 1 == 0 { return self + distance }
        return (self + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }
}

/// Previews cannot be looked for.
package struct PreviewDiscoveryError: ExplainedError, Hashable {
    /// The fault, without a full stop at the end.
    package var message: String
    /// The remedy for the user.
    package var hint: String
}
