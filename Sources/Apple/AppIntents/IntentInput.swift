public import Foundation
public import UIKit

extension String {
    /// The form in which a text is given.
    public struct IntentInputOptions: Sendable {
        /// The keyboard of a text.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        /// The letters that are written large.
        public enum CapitalizationType: Sendable {
            case none, words, sentences, allCharacters
        }

        /// Creates a form.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension Date {
    /// The parts of a date that are asked for.
    public enum IntentKind: Sendable {
        case date, dateTime, time
    }
}

/// A file that an intent is given or gives.
public struct IntentFile: Hashable, Sendable {
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
}
