public import Foundation

extension CHHapticPattern {
    /// The name of a part of a pattern in a file.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        public static let time = Key(rawValue: "Time")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Reads the events of a pattern.
    ///
    /// - Throws: ``CHHapticError/Code/invalidPatternDictionary`` for what has no events, and what a file's reading throws.
    public convenience init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
        guard let entries = patternDict[.pattern] as? [[Key: Any]] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        try self.init(
            events: entries.compactMap { entry in
                guard let event = entry[.event] as? [Key: Any] else { return nil }
                let type = event[.eventType] as? CHHapticEvent.EventType
                let name = event[.eventType] as? String
                guard let type = type ?? name.flatMap(CHHapticEvent.EventType.init(fileName:)) else { return nil }
                let measures = event[.eventParameters] as? [[Key: Any]] ?? []
                return CHHapticEvent(
                    eventType: type, parameters: measures.compactMap(CHHapticEventParameter.init(entry:)),
                    relativeTime: number(event[.time]) ?? 0, duration: number(event[.eventDuration]) ?? 0)
            }, parameters: [])
    }
    public convenience init(contentsOf ahapURL: URL) throws {
        let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: ahapURL))
        guard let entries = keyed(json) as? [Key: Any] else { throw CHHapticError(.invalidPatternData) }
        try self.init(dictionary: entries)
    }
}

/// A file's lists and names, with keys in the place of texts.
private func keyed(_ value: Any) -> Any {
    if let entries = value as? [String: Any] {
        return Dictionary(
            uniqueKeysWithValues: entries.map { (CHHapticPattern.Key(rawValue: $0.key), keyed($0.value)) })
    }
    if let list = value as? [Any] {
        let items = list.map(keyed)
        return (items as? [[CHHapticPattern.Key: Any]]) ?? items
    }
    return value
}

private func number(_ value: Any?) -> Double? { (value as? Double) ?? (value as? NSNumber)?.doubleValue }

extension CHHapticEvent.EventType {
    fileprivate init?(fileName: String) { self.init(rawValue: fileName.prefix(1).lowercased() + fileName.dropFirst()) }
}

extension CHHapticEventParameter {
    fileprivate convenience init?(entry: [CHHapticPattern.Key: Any]) {
        let identity = entry[.parameterID] as? CHHapticEvent.ParameterID
        let name = (entry[.parameterID] as? String).map { $0.prefix(1).lowercased() + $0.dropFirst() }
        guard let identity = identity ?? name.flatMap(CHHapticEvent.ParameterID.init(rawValue:)),
            let value = number(entry[.parameterValue])
        else { return nil }
        self.init(parameterID: identity, value: Float(value))
    }
}
