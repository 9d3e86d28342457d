public import CoreGraphics
import Foundation

/// The metadata of a picture. None are read from files.
public class CGImageMetadata: @unchecked Sendable {
    fileprivate(set) var tags: [String: CGImageMetadataTag] = [:]

    init() {}
}

/// Metadata that are set. None are written to files.
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

/// A fact of metadata.
public final class CGImageMetadataTag: @unchecked Sendable {
    let (namespace, prefix, name): (String, String?, String)
    let value: AnyObject

    init(_ namespace: String, _ prefix: String?, _ name: String, _ value: AnyObject) {
        (self.namespace, self.prefix, self.name, self.value) = (namespace, prefix, name, value)
    }
}

/// The form of a fact's value.
public enum CGImageMetadataType: Int32, Sendable {
    case invalid = -1
    case `default`, string, arrayUnordered, arrayOrdered, alternateArray, alternateText, structure
}

/// Creates metadata, or a copy of some.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    let copy = CGMutableImageMetadata()
    copy.tags = metadata.tags
    return copy
}

/// Creates a fact, and gives its parts back.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: AnyObject
) -> CGImageMetadataTag? {
    CGImageMetadataTag(
        String(describing: xmlns), prefix.map { String(describing: $0) }, String(describing: name), value)
}
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> AnyObject? { tag.value }
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> String? { tag.name }
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> String? { tag.prefix }
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> String? { tag.namespace }

/// Sets facts at a path, such as `exif:UserComment`, and gives them back.
@discardableResult
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    metadata.tags[String(describing: path)] = tag
    return true
}
@discardableResult
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: AnyObject
) -> Bool {
    let parts = String(describing: path).split(separator: ":").map(String.init)
    let tag = CGImageMetadataTag("", parts.count > 1 ? parts[0] : nil, parts.last ?? "", value)
    return CGImageMetadataSetTagWithPath(metadata, parent, path, tag)
}
public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? { metadata.tags[String(describing: path)] }
public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> String? { metadata.tags[String(describing: path)].map { "\($0.value)" } }
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> [CGImageMetadataTag]? {
    metadata.tags.isEmpty ? nil : metadata.tags.sorted { $0.key < $1.key }.map(\.value)
}
