public import Foundation
import FoundationOverlay

extension URLResourceValues {
    /// The type of the file's content, by the end of its name; nil where it was not asked for.
    public var contentType: UTType? {
        if isDirectory == true { return .folder }
        let file = (allValues[.pathKey] as? String) ?? name ?? ""
        return UTType(filenameExtension: (file as NSString).pathExtension)
    }
}

extension URL {
    /// The address with a type's end, and with a name of a type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let end = contentType.preferredFilenameExtension, pathExtension != end else { return self }
        return appendingPathExtension(end)
    }
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let place = appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
        return UTType(filenameExtension: place.pathExtension)?.conforms(to: contentType) == true
            ? place : place.appendingPathExtension(for: contentType)
    }
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension NSString {
    /// The name with a type's end.
    public func appendingPathExtension(for contentType: UTType) -> String {
        guard let end = contentType.preferredFilenameExtension, pathExtension != end else { return self as String }
        return appendingPathExtension(end) ?? self as String
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        let place = appendingPathComponent(partialName) as NSString
        return place.appendingPathExtension(for: contentType)
    }
}
