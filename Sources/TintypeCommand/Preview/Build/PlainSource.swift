import Foundation

/// A source as it reads on a phone, without the words of the Objective-C runtime, which Linux has not. Every letter that stays keeps its
/// line and column.
///
/// In conditions `os(iOS)` and `targetEnvironment(simulator)` hold. `@objc`, `@IBAction` and their like go; `#selector(method)`
/// becomes `Selector(method)`, which keeps the method itself; `#keyPath` becomes the string that it stands for; `@UIApplicationMain`
/// becomes `@main`, and `@NSManaged` the macro `@_Managed`, or the body that its function lacks. A member that an extension
/// overrides is one of its own, `_viewDidLoad`, that nobody calls; one of `NSObject` that only the runtime has, such as
/// `observeValue(forKeyPath:of:change:context:)`, is a class's own. Requirements that an object may leave out have fallbacks. An
/// `AnyObject` has the type that it has in a loop, and else is asked for a member or an element by its name. A keychain is asked by
/// Foundation's dictionaries where a source has such. Comments and texts stay as they are.
///
/// The outlets, actions and inspectable properties of a class are in a table at its end, for storyboards: see ``OutletTables``.
///
/// Parts of modules, `import UIKit.UIImage`, are asked for as the whole, and Darwin, ObjectiveC, CoreFoundation and the modules
/// between two of Apple's, `_MapKit_SwiftUI`, by the names of what stands in for them; SwiftUI is asked for beside UIKit where there
/// is a `#Preview`. `NSExpression` is `_NSExpression`, ours, and `NSComparisonPredicate` likewise. In the older modes of the language a
/// type of the main actor is one from before actors, too: there Apple's compiler only warns where such a type is used in a closure that
/// Foundation calls, as Foundation is older than actors.
struct PlainSource {
    let bytes: [UInt8]
    private var output: [UInt8]
    var index = 0
    /// Texts that the source has not, by the places that they follow, in order.
    var insertions: [(place: Int, text: String)] = []
    var isChanged = false
    /// Previews have yet to be asked for.
    var isPreviewed: Bool
    let isOnPhone: Bool
    let isStrict: Bool
    /// The kind of each brace that is open, and of the next.
    private(set) var braces: [Brace] = []
    private var nextBrace = Brace.other

    enum Brace {
        case other, extensionBody
        /// The body of a class that stands on one of Foundation's or of the frameworks'.
        case objectBody
    }

    /// The protocols around `index`, and whether the next one is Objective-C's.
    var openProtocols: [OpenProtocol] = []
    var isObjectsNext = false
    /// The functions that the source declares as requirements that may be left out.
    let optionalNames: Set<String>
    lazy var closureNames = Self.closureNames(String(decoding: bytes, as: UTF8.self))
    lazy var collections = Self.collections(String(decoding: bytes, as: UTF8.self))
    let dynamicPlaces: [String: [Range<Int>]]
    let tables: [String: Set<Table>]

    /// - Parameters:
    ///   - isOnPhone: False for code that is to be compiled as on Linux.
    ///   - isStrict: False in the modes of the language before Swift 6.
    /// - Returns: The source; nil for one that has none of these words.
    static func text(of source: Data, isOnPhone: Bool = true, isStrict: Bool = true) -> String? {
        let words = [
            "@objc", "#selector", "#keyPath", "@IB", "@UIApplicationMain", "@nonobjc", "@GKInspectable", "@NSManaged",
        ]
        // The compiler refuses what is no UTF-8, though it is in a comment.
        let isText = source.withUnsafeBytes { String(validating: $0, as: UTF8.self) } != nil
        let mayOverride = holds(source, ["override"]) && holds(source, ["extension"] + runtimeMembers)
        let names = ["AnyObject", "as CFDictionary", "as CFArray", "as NSAttributedString.Key"]
        let mayDiffer = isOnPhone && (hasConditions(source) || hasImports(source) || holds(source, names))
        let mayWarn = isOnPhone && !isStrict && holds(source, ["@MainActor"])
        let mayChange = mayOverride || mayDiffer || mayWarn || hasOptionals(source)
        guard !isText || mayChange || holds(source, words) else { return nil }
        var plain = PlainSource(String(decoding: source, as: UTF8.self), isOnPhone: isOnPhone, isStrict: isStrict)
        plain.run()
        // Without a name of UIKit's, the protocol of tables may be unknown there.
        if isOnPhone, holds(source, ["@IB"]), holds(source, ["UI"]) {
            let tables = OutletTables(plain.bytes).insertions
            plain.insertions += tables
            if !tables.isEmpty { plain.isChanged = true }
        }
        for (place, text) in plain.insertions.sorted(by: { $0.place > $1.place }) {
            plain.output.insert(contentsOf: text.utf8, at: place)
        }
        return plain.isChanged || !isText ? String(decoding: plain.output, as: UTF8.self) : nil
    }

    /// Returns whether one of these words is in a source. Every source is looked through each time, so it is to be quick.
    static func holds(_ source: Data, _ words: [String]) -> Bool {
        source.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return words.contains { word in
                let count = word.utf8.count
                var place = 0
                while place + count <= bytes.count,
                    let found = memchr(start + place, Int32(word.utf8.first ?? 0), bytes.count - count - place + 1)
                {
                    if memcmp(found, word, count) == 0 { return true }
                    place = UnsafeRawPointer(found) - start + 1
                }
                return false
            }
        }
    }

    private init(_ source: String, isOnPhone: Bool, isStrict: Bool) {
        bytes = Array(source.utf8)
        output = bytes
        optionalNames = Self.optionalNames(source)
        let tables = isOnPhone ? Self.tables(source) : [:]
        dynamicPlaces = isOnPhone ? Self.dynamicPlaces(source, tables: tables) : [:]
        self.tables = tables
        isPreviewed = isOnPhone && Self.lacksPreviews(Data(bytes))
        self.isOnPhone = isOnPhone
        self.isStrict = isStrict
    }

    /// The words behind which an attribute is another declaration's.
    private static let types: Set<String> = [
        "class", "struct", "enum", "extension", "func", "var", "let", "init", "subscript",
    ]

    private mutating func run(untilParenthesis: Bool = false) {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): skipText(hashes: 0)
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "@"): readAttribute()
            case UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: ")"):
                if untilParenthesis, depth == 0 { return }
                depth -= 1
                index += 1
            case UInt8(ascii: "{"):
                braces.append(nextBrace)
                nextBrace = .other
                index += 1
            case UInt8(ascii: "}"):
                _ = braces.popLast()
                closeProtocol()
                index += 1
            case UInt8(ascii: "."): skipMember()
            case UInt8(ascii: "?"), UInt8(ascii: "!"): readOptionalCall()
            case let byte where Self.isLetter(byte): readWord()
            default: index += 1
            }
        }
    }

    /// Passes a word behind a point over: `.extension` is none that begins one. `self.object` is read.
    private mutating func skipMember() {
        index += 1
        let word = word(at: index)
        if nameStart < index, readObject(word) { return }
        index += word.utf8.count
    }

    private mutating func readWord() {
        let word = word(at: index)
        if word == "extension" { nextBrace = .extensionBody }
        if word == "class", isObjectHeader(index + word.utf8.count) { nextBrace = .objectBody }
        if word == "override", let brace = braces.last, brace != .other {
            return readOverride(inExtension: brace == .extensionBody)
        }
        if isOnPhone, word == "import" { return readImport() }
        if isOnPhone, word == "for" { return readLoop() }
        if readObject(word) { return }
        if isOnPhone, word == "AnyObject" { return readCast() }
        if isOnPhone, word == "CFDictionary" || word == "CFArray" { return readCollection(word) }
        if isOnPhone, word.hasPrefix("kCT") { return readAttributeName(word) }
        if word == "protocol" {
            readProtocol(isObjects: isObjectsNext)
            isObjectsNext = false
            return
        }
        if word == "optional" { return readOptional() }
        if Self.types.contains(word) { isObjectsNext = false }
        let end = index + word.utf8.count
        if isOnPhone, let standIn = Self.standIns[word], end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            replace(index..<end, with: standIn)
        }
        if isOnPhone, Self.unusable.contains(word) {
            insertions.append((index, "_"))
            isChanged = true
        }
        index += max(word.utf8.count, 1)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte == 95 || (65...90).contains(byte) || (97...122).contains(byte)
    }

    private func peek(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

    mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// Passes a text over, but for what is interpolated, which is code.
    private mutating func skipText(hashes: Int) {
        let quotes = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
                let isCode = peek(1 + hashes) == UInt8(ascii: "(")
                index += 2 + hashes
                if isCode {
                    run(untilParenthesis: true)
                    index += 1
                }
            } else if byte == UInt8(ascii: "\""), isEnd(quotes, hashes) {
                index += quotes + hashes
                return
            } else if byte == UInt8(ascii: "\n"), quotes == 1 {
                return
            } else {
                index += 1
            }
        }
    }

    private func isEnd(_ quotes: Int, _ hashes: Int) -> Bool {
        for offset in 0..<quotes where peek(offset) != UInt8(ascii: "\"") { return false }
        return hasHashes(hashes, at: index + quotes)
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// A raw text, or a word with `#`.
    private mutating func readHash() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if peek(hashes) == UInt8(ascii: "\"") {
            index += hashes
            return skipText(hashes: hashes)
        }
        let word = word(at: index + 1)
        if isOnPhone, word == "if" || word == "elseif" { return readCondition() }
        guard let open = behindSpaces(index + 1 + word.utf8.count), bytes[open] == UInt8(ascii: "(") else {
            index += 1
            return
        }
        switch word {
        case "selector": readSelector(open: open)
        case "keyPath": readKeyPath(open: open)
        default: index += 1
        }
    }

    func word(at start: Int) -> String {
        let rest = bytes[min(start, bytes.count)...]
        let letters = rest.prefix { Self.isLetter($0) || (48...57).contains($0) }
        return String(decoding: letters, as: UTF8.self)
    }

    func behindSpaces(_ start: Int) -> Int? {
        bytes[min(start, bytes.count)...].firstIndex { $0 != UInt8(ascii: " ") }
    }

    /// The parenthesis that closes one.
    func closing(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Puts a shorter text in the place of one, and spaces in that of the rest; lines stay.
    mutating func replace(_ range: Range<Int>, with text: String) {
        isChanged = true
        let new = Array(text.utf8)
        for (offset, index) in range.enumerated() {
            if bytes[index] == UInt8(ascii: "\n") {
                output[index] = UInt8(ascii: "\n")
            } else if offset < new.count {
                output[index] = new[offset]
            } else {
                output[index] = UInt8(ascii: " ")
            }
        }
    }
}
