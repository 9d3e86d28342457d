import Foundation

/// The tables of a source's outlets, actions and inspectable properties, one at the end of each class or extension that declares some:
/// storyboards and nibs find them there by their names, as Apple's systems do in the runtime of Objective-C.
///
/// A table is a type inside of the class, so that what is private is within its reach, and follows on the class's last line, so that no
/// line moves. A declaration under a condition of its own, `#if`, has its table right before it.
struct OutletTables {
    private let bytes: [UInt8]
    /// The source with spaces in the place of comments and texts.
    private let code: [UInt8]
    private var scopes: [Scope] = []
    private var next: Scope?
    /// The number of conditions around the place.
    private var conditions = 0
    private(set) var insertions: [(place: Int, text: String)] = []

    /// The braces of a declaration, or others.
    private struct Scope {
        /// The class; nil for other braces.
        var holder: String?
        var isExtension = false
        var conditions = 0
        var start = 0
        var members: [Member] = []
    }

    private struct Member {
        var kind: Kind
        var name: String

        enum Kind {
            /// The type is nil where it is optional.
            case outlet(type: String?)
            case inspectable
            /// The method as a selector takes it, and the names that Objective-C may have for it.
            case action(method: String, selectors: [String])
            case destination(method: String, selectors: [String], count: Int)
        }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code = Self.withoutComments(bytes)
        run()
    }

    private mutating func run() {
        var index = 0
        while index < code.count {
            switch code[index] {
            case UInt8(ascii: "{"):
                var scope = next ?? Scope()
                (scope.conditions, scope.start) = (conditions, index)
                scopes.append(scope)
                next = nil
                index += 1
            case UInt8(ascii: "}"):
                if let scope = scopes.popLast() { end(scope, at: index) }
                index += 1
            case UInt8(ascii: "#"):
                let word = word(index + 1)
                if word == "if" { conditions += 1 }
                if word == "endif" { conditions -= 1 }
                index += 1 + word.utf8.count
            case UInt8(ascii: "@"):
                let word = word(index + 1)
                read(word, at: index)
                index += 1 + word.utf8.count
            case UInt8(ascii: "."):
                index += 1
                index += word(index).utf8.count
            case let byte where PlainSource.isLetter(byte):
                let word = word(index)
                readHeader(word, behind: index + word.utf8.count)
                index += word.utf8.count
            default: index += 1
            }
        }
    }

    /// Reads the head of a type: of a class or an extension there may be tables.
    private mutating func readHeader(_ word: String, behind place: Int) {
        switch word {
        case "class", "extension":
            let name = path(skipSpaces(place))
            guard !name.isEmpty, !PlainSource.declarations.contains(name), !Self.modifiers.contains(name) else {
                return
            }
            next = Scope(holder: name, isExtension: word == "extension")
        case "struct", "enum", "protocol", "actor", "func", "init", "var", "let", "subscript", "deinit": next = nil
        default: break
        }
    }

    // MARK: Members

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "override", "required",
        "convenience", "dynamic", "nonisolated", "weak", "unowned", "lazy", "optional",
    ]

    private mutating func read(_ attribute: String, at place: Int) {
        guard ["IBOutlet", "IBInspectable", "IBAction", "IBSegueAction"].contains(attribute),
            scopes.last?.holder != nil
        else { return }
        let start = declarationStart(place)
        var index = place
        var isShared = false
        while index < code.count {
            index = skipSpaces(index)
            guard index < code.count else { return }
            let isAttribute = code[index] == UInt8(ascii: "@")
            let word = word(isAttribute ? index + 1 : index)
            guard !word.isEmpty else { return }
            let end = index + (isAttribute ? 1 : 0) + word.utf8.count
            if !isAttribute, word == "var" || word == "func" {
                guard !isShared else { return }
                let found = word == "var" ? variables(attribute, end) : method(attribute, end, from: start)
                return add(found, at: start)
            }
            guard isAttribute || Self.modifiers.contains(word) else { return }
            if word == "static" { isShared = true }
            let hasArguments = end < code.count && code[end] == UInt8(ascii: "(")
            index = hasArguments ? closing(end) + 1 : end
        }
    }

    private mutating func add(_ members: [Member], at place: Int) {
        guard let scope = scopes.last, let holder = scope.holder, !members.isEmpty else { return }
        if conditions == scope.conditions {
            scopes[scopes.count - 1].members += members
        } else {
            let name = members.map(\.name).joined(separator: "_")
            insertions.append((place, Self.table("_Outlets_\(name)", holder, members) + "; "))
        }
    }

    /// The properties that one `var` declares.
    private func variables(_ attribute: String, _ place: Int) -> [Member] {
        var result: [Member] = []
        var index = place
        while true {
            index = skipSpaces(index)
            let name = path(index)
            guard !name.isEmpty else { return result }
            let typeStart = index + name.utf8.count
            let (type, end) = type(typeStart)
            let isSettable = end >= code.count || code[end] != UInt8(ascii: "{") || isSettable(end)
            if attribute == "IBInspectable" {
                if isSettable { result.append(Member(kind: .inspectable, name: name)) }
            } else if let type, isSettable {
                let isOptional = type.hasSuffix("!") || type.hasSuffix("?") || type.hasPrefix("Optional<")
                result.append(Member(kind: .outlet(type: isOptional ? nil : type), name: name))
            }
            guard end < code.count, code[end] == UInt8(ascii: ",") else { return result }
            index = end + 1
        }
    }

    /// The type behind a name, if it is said, and the place where it ends.
    private func type(_ start: Int) -> (String?, Int) {
        let colon = skipSpaces(start)
        guard colon < code.count, code[colon] == UInt8(ascii: ":") else { return (nil, lineEnd(start)) }
        var (index, depth) = (skipSpaces(colon + 1), 0)
        let first = index
        while index < code.count {
            let byte = code[index]
            if "([<".utf8.contains(byte) { depth += 1 }
            if ")]".utf8.contains(byte) || byte == UInt8(ascii: ">") && code[index - 1] != UInt8(ascii: "-") {
                depth -= 1
            }
            if depth < 0 || depth == 0 && "{}=,;\n".utf8.contains(byte) { break }
            index += 1
        }
        let text = String(decoding: code[first..<index], as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
        // Braces may follow on the next line.
        let next = skipSpaces(index)
        let isBody = next < code.count && code[next] == UInt8(ascii: "{")
        return (text.isEmpty ? nil : text, isBody ? next : index)
    }

    /// Returns whether the braces of a property let it be set.
    private func isSettable(_ open: Int) -> Bool {
        let end = PlainSource.blockEnd(code, from: open, depth: 0)
        // Accessors begin a statement of these braces and have some of their own, whose content says nothing.
        var (depth, outer) = (0, [UInt8]())
        for byte in code[open..<end] {
            if byte == UInt8(ascii: "{") { depth += 1 }
            outer.append(depth == 1 || byte == UInt8(ascii: "{") ? byte : UInt8(ascii: " "))
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
        let text = String(decoding: outer, as: UTF8.self)
        return text.contains(/[{;\n]\s*(?:mutating\s+|nonmutating\s+)?(?:set|didSet|willSet|_modify)\s*[({]/)
    }

    /// The action that a function is, by the names that Objective-C has for it.
    private func method(_ attribute: String, _ place: Int, from start: Int) -> [Member] {
        let nameStart = skipSpaces(place)
        let name = word(nameStart)
        let open = nameStart + name.utf8.count
        guard !name.isEmpty, open < code.count, code[open] == UInt8(ascii: "(") else { return [] }
        let close = closing(open)
        let rest = code[min(close + 1, code.count)...].prefix { !"{\n".utf8.contains($0) }
        guard Set(PlainSource.words(rest)).isDisjoint(with: ["async", "throws", "rethrows"]) else { return [] }
        let labels = parameters(open + 1..<close)
        guard labels.count <= (attribute == "IBAction" ? 2 : 3) else { return [] }
        // The name of a method without parameters would be one of its overloads with some, too.
        let method =
            labels.isEmpty
            ? "{ (holder: _Holder) in { holder.\(name)() } }"
            : "_Holder.\(name)(\(labels.map { "\($0):" }.joined()))"
        var selectors = [name]
        if let first = labels.first {
            let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
            let capital = first.prefix(1).uppercased() + first.dropFirst()
            // A label that is a preposition stands without the word.
            selectors =
                first == "_" ? ["\(name):\(rest)"] : ["\(name)With\(capital):\(rest)", "\(name)\(capital):\(rest)"]
        }
        if let own = objectiveName(in: start..<place) { selectors = [own] }
        let kind: Member.Kind =
            attribute == "IBAction"
            ? .action(method: method, selectors: selectors)
            : .destination(method: name, selectors: selectors, count: labels.count)
        return attribute == "IBSegueAction" && labels.contains { !["_", "sender", "segueIdentifier"].contains($0) }
            ? [] : [Member(kind: kind, name: name)]
    }

    /// The labels of parameters.
    private func parameters(_ range: Range<Int>) -> [String] {
        var (result, depth, start) = ([String](), 0, range.lowerBound)
        func add(_ end: Int, _ result: inout [String]) {
            let head = code[start..<end].prefix { $0 != UInt8(ascii: ":") }
            let words = head.split { [32, 9, 10, 13].contains($0) }.map { String(decoding: $0, as: UTF8.self) }
            if let label = words.first(where: { !$0.hasPrefix("@") }) { result.append(label) }
        }
        for index in range {
            let byte = code[index]
            if "([{<".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && code[index - 1] != UInt8(ascii: "-") {
                depth -= 1
            }
            if depth == 0, byte == UInt8(ascii: ",") {
                add(index, &result)
                start = index + 1
            }
        }
        add(range.upperBound, &result)
        return result
    }

    /// The name of `@objc(name)`.
    private func objectiveName(in range: Range<Int>) -> String? {
        let head = String(decoding: code[range], as: UTF8.self)
        return head.firstMatch(of: /@objc\(([^)]+)\)/).map { String($0.1) }
    }

    /// The place of the first attribute or word of a declaration.
    private func declarationStart(_ place: Int) -> Int {
        var start = place
        while true {
            guard let last = code[..<start].lastIndex(where: { ![32, 10, 9, 13].contains($0) }) else { return start }
            var end = last + 1
            if code[last] == UInt8(ascii: ")") {
                guard let open = code[..<last].lastIndex(of: UInt8(ascii: "(")) else { return start }
                end = open
            }
            let letters = code[..<end].reversed().prefix { PlainSource.isLetter($0) || (48...57).contains($0) }
            let first = end - letters.count
            let word = String(decoding: letters.reversed(), as: UTF8.self)
            if first > 0, !word.isEmpty, code[first - 1] == UInt8(ascii: "@") {
                start = first - 1
            } else if Self.modifiers.contains(word) {
                start = first
            } else {
                return start
            }
        }
    }

    // MARK: Tables

    private mutating func end(_ scope: Scope, at place: Int) {
        guard let holder = scope.holder, !scope.members.isEmpty else { return }
        // A class has one table; an extension's has a name that no other one has.
        let name = scope.isExtension ? "_Outlets_\(Self.hash(bytes[scope.start..<place]))" : "_Outlets"
        let line = code[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }
        let isAlone = line.allSatisfy { $0 == 32 || $0 == 9 }
        insertions.append((place, (isAlone ? "" : "; ") + Self.table(name, holder, scope.members) + " "))
    }

    private static func table(_ name: String, _ holder: String, _ members: [Member]) -> String {
        var (sets, actions, destinations) = ("", "", "")
        for member in members {
            let name = member.name
            switch member.kind {
            case .outlet(nil): sets += "case \"\(name)\": holder.\(name) = _outlet(value); "
            case .outlet(let type?):
                sets += "case \"\(name)\": if let value = value as? \(type) { holder.\(name) = value }; "
            case .inspectable: sets += "case \"\(name)\": holder.\(name) = _inspected(value, holder.\(name)); "
            case .action(let method, let selectors):
                let names = selectors.map { "\"\($0)\"" }.joined(separator: ", ")
                actions += "case \(names): return Selector(\(method)); "
            case .destination(let method, let selectors, let count):
                let names = selectors.map { "\"\($0)\"" }.joined(separator: ", ")
                let given = ["coder", "sender: sender", "segueIdentifier: identifier"].prefix(count)
                destinations += "case \(names): return holder.\(method)(\(given.joined(separator: ", "))); "
            }
        }
        var text = "enum \(name): _OutletTable { typealias _Holder = \(holder); "
        if !sets.isEmpty {
            text += "static func _connect(_ name: String, _ value: Any?, _ holder: _Holder) -> Bool { "
            text += "switch name { \(sets)default: return false }; return true }; "
        }
        if !actions.isEmpty {
            text += "static func _action(_ name: String) -> Selector? { "
            text += "switch name { \(actions)default: return nil } }; "
        }
        if !destinations.isEmpty {
            text += "static func _destination(_ name: String, _ holder: _Holder, _ coder: NSCoder, _ sender: Any?, "
            text += "_ identifier: String?) -> UIViewController? { "
            text += "switch name { \(destinations)default: return nil } }; "
        }
        return text + "}"
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> String {
        let number = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(number, radix: 36)
    }

    // MARK: Letters

    private func word(_ start: Int) -> String {
        let letters = code[min(start, code.count)...].prefix { PlainSource.isLetter($0) || (48...57).contains($0) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// A name, which may be in another, such as `Page.Part`.
    private func path(_ start: Int) -> String {
        let letters = code[min(start, code.count)...].prefix {
            PlainSource.isLetter($0) || (48...57).contains($0) || $0 > 127 || $0 == UInt8(ascii: ".")
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private func skipSpaces(_ start: Int) -> Int {
        code[min(start, code.count)...].firstIndex { ![32, 9, 10, 13].contains($0) } ?? code.count
    }

    private func lineEnd(_ start: Int) -> Int {
        code[min(start, code.count)...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "{") } ?? code.count
    }

    private func closing(_ open: Int) -> Int {
        var depth = 0
        for index in open..<code.count {
            if code[index] == UInt8(ascii: "(") { depth += 1 }
            if code[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return code.count - 1
    }
}
