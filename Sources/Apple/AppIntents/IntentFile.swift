public import Foundation
public import UIKit

/// A file that an intent is given or gives.
public struct IntentFile: Hashable, Codable, Sendable {
    /// The bytes, the name and the place.
    public let data: Data
    public let filename: String
    public let fileURL: URL?
    /// The kind of the content; nil where it is not known.
    public var type: UTType?
    public var removedOnCompletion = false

    /// Creates a file of bytes, or of a place.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, fileURL) = (data, filename, nil)
        self.type = type
    }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
        self.type = type
    }

    /// The kinds of content that the file has: its own.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The content as a kind: the bytes themselves.
    public func data(contentType: UTType) async throws -> Data { data }

    /// The file itself where it is one; otherwise the bytes are written as a file first.
    ///
    /// - Throws: The error of the writing.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        if let fileURL, destinationDirectory == nil { return (fileURL, true) }
        let place = (destinationDirectory ?? FileManager.default.temporaryDirectory).appendingPathComponent(filename)
        try data.write(to: place)
        return (place, false)
    }

    /// The result of what is done with the file: with the file itself where that is allowed, otherwise with a copy.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: @escaping (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        let directory = allowOpenInPlace ? nil : FileManager.default.temporaryDirectory
        let (place, inPlace) = try await file(contentType: contentType, destinationDirectory: directory)
        return try await fileHandler(place, inPlace)
    }

    /// A reason why there are no bytes.
    public enum IntentFileError: Int, Hashable, CustomNSError {
        case failedToLoadData, failedToLoadFile

        /// The name of the errors, and their number.
        public static var errorDomain: String { "AppIntents.IntentFile.IntentFileError" }
        public var errorCode: Int { rawValue }
    }
}

extension IntentFile: DisplayRepresentable {
    /// The text of a file: its name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(filename)") }
}
