import Foundation

extension UIPasteboard {
    /// The kinds of data that a text can hold.
    public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// The kinds of data that the text on the pasteboard is: of one address, one number, or words.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(found().intersection(patterns))) }
    public func detectPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
        found().intersection(patterns)
    }

    /// The address or the number on the pasteboard.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let text = text
        var values: [DetectionPattern: Any] = [:]
        for pattern in found().intersection(patterns) {
            values[pattern] = pattern == .number ? (Double(text).map { $0 as Any } ?? text) : text
        }
        completionHandler(.success(values))
    }

    private var text: String { string ?? url?.absoluteString ?? "" }

    private func found() -> Set<DetectionPattern> {
        let text = text
        if text.isEmpty { return [] }
        if Double(text) != nil { return [.number] }
        if let url = URL(string: text), url.scheme == "http" || url.scheme == "https", url.host != nil {
            return [.probableWebURL]
        }
        return [.probableWebSearch]
    }

    /// The data that the text on the pasteboard is. UIKit's type.
    public struct DetectedValues: @unchecked Sendable {
        /// The kinds that were found.
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// The address, the words and the number.
        public internal(set) var probableWebURL = ""
        public internal(set) var probableWebSearch = ""
        public internal(set) var number: Double?
    }

    /// The kinds of data that the text on the pasteboard is, by the values' places.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) { completionHandler(.success(detected(keyPaths).patterns)) }
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { detected(keyPaths).patterns }

    /// The data that the text on the pasteboard is.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { completionHandler(.success(detected(keyPaths))) }
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        detected(keyPaths)
    }

    private func detected(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        let text = text
        let kinds: [(DetectionPattern, PartialKeyPath<DetectedValues>)] = [
            (.probableWebURL, \.probableWebURL), (.probableWebSearch, \.probableWebSearch), (.number, \.number),
        ]
        let found = found()
        var values = DetectedValues()
        for (pattern, keyPath) in kinds where found.contains(pattern) && keyPaths.contains(keyPath) {
            values.patterns.insert(keyPath)
            switch pattern {
            case .probableWebURL: values.probableWebURL = text
            case .probableWebSearch: values.probableWebSearch = text
            default: values.number = Double(text)
            }
        }
        return values
    }
}
