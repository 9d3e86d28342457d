import Foundation

/// Writes a value with all that it holds: the same for equal values in each run.
struct ValueDump {
    private var lines: [String] = []
    /// The objects around, so that one that holds itself ends.
    private var around: [ObjectIdentifier] = []

    static func text(of value: Any) -> String {
        var dump = ValueDump()
        dump.write(value, label: nil, depth: 0)
        return dump.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ value: Any, label: String?, depth: Int) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
            return write(wrapped, label: label, depth: depth)
        }
        let name = label.map { "\($0): " } ?? ""
        let indentation = String(repeating: "  ", count: depth)
        func line(_ mark: String, _ text: String) -> String { "\(indentation)\(mark) \(name)\(text)" }

        if let text = ValueDump.leaf(value, mirror) { return lines.append(line("-", text)) }
        var children = ValueDump.children(mirror)
        let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        let isAround = object.map(around.contains) ?? false
        if isAround { children = [] }
        lines.append(line(children.isEmpty ? "-" : "▿", ValueDump.title(value, mirror) + (isAround ? " (above)" : "")))
        if let object { around.append(object) }
        for child in children { write(child.value, label: child.label, depth: depth + 1) }
        if object != nil { around.removeLast() }
    }

    /// A value that is told on one line; nil for what holds others.
    private static func leaf(_ value: Any, _ mirror: Mirror) -> String? {
        switch value {
        case let text as String: return text.debugDescription
        case let text as Substring: return String(text).debugDescription
        case let character as Character: return "\"\(character)\""
        case let date as Date: return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        case let url as URL: return url.absoluteString
        case let data as Data: return "\(data.count) bytes"
        case let type as Any.Type: return String(reflecting: type)
        default: break
        }
        if mirror.displayStyle == .optional { return "nil" }
        if mirror.displayStyle == nil || (mirror.displayStyle == .enum && mirror.children.isEmpty) {
            return mirror.subjectType is AnyClass ? nil : "\(value)"
        }
        return nil
    }

    private static func title(_ value: Any, _ mirror: Mirror) -> String {
        func counted(_ word: String) -> String {
            mirror.children.count == 1 ? "1 \(word)" : "\(mirror.children.count) \(word)s"
        }
        switch mirror.displayStyle {
        case .collection, .set: return counted("element")
        case .dictionary: return counted("key/value pair")
        case .tuple: return "(\(mirror.children.count) elements)"
        case .enum: return "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
        default: return "\(mirror.subjectType)"
        }
    }

    /// The values that the value holds; of a class, those of its superclasses first.
    private static func children(_ mirror: Mirror) -> [(label: String?, value: Any)] {
        var children = mirror.superclassMirror.map(children) ?? []
        switch mirror.displayStyle {
        case .collection, .set: children += mirror.children.map { (nil, $0.value) }
        case .dictionary:
            children += mirror.children.map { pair in
                let parts = Mirror(reflecting: pair.value).children.map(\.value)
                return (
                    parts.first.map { text(of: $0).dropFirst(2).dropLast() }.map(String.init), parts.last ?? pair.value
                )
            }
        case .enum:
            // The case is in the title: its values follow, several of them as a tuple's.
            guard let payload = mirror.children.first?.value else { break }
            let inner = Mirror(reflecting: payload)
            children += inner.displayStyle == .tuple ? Self.children(inner) : [(nil, payload)]
        default: children += mirror.children.map { ($0.label, $0.value) }
        }
        switch mirror.displayStyle {
        case .set: return children.map { ($0, text(of: $0.value)) }.sorted { $0.1 < $1.1 }.map(\.0)
        case .dictionary: return children.sorted { ($0.label ?? "") < ($1.label ?? "") }
        default: return children
        }
    }
}
