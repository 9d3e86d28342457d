extension Limits {
    /// A limit as users know it.
    package struct Kind: Sendable {
        /// The name in `--limit NAME=VALUE`, and the key among `limits` in `tintype.json`.
        package let name: String
        /// The values that it may have.
        package let range: ClosedRange<Int>
        /// A noun phrase for people.
        package let help: String
        fileprivate let path: any WritableKeyPath<Limits, Int> & Sendable

        private init(
            _ name: String, _ range: ClosedRange<Int>, _ help: String,
            at path: any WritableKeyPath<Limits, Int> & Sendable
        ) {
            (self.name, self.range, self.help, self.path) = (name, range, help, path)
        }

        package static let fileBytes = Kind("fileBytes", 1...1 << 26, "bytes of a scene file", at: \.fileBytes)
        package static let nodes = Kind(
            "nodes", 1...10_000_000, "values, lists and mappings of a scene file", at: \.nodes)
        // The recursion of the YAML library's reader ends at 1,000.
        package static let depth = Kind("depth", 1...500, "lists and mappings inside one another", at: \.depth)
        package static let nesting = Kind(
            "nesting", 1...300, "views, components and modifiers inside one another", at: \.nesting)
        package static let variants = Kind("variants", 1...100_000, "variants of a scene", at: \.variants)
        package static let views = Kind("views", 1...10_000_000, "views of a picture", at: \.views)
        package static let steps = Kind("steps", 1...1 << 40, "steps of a picture's expressions", at: \.steps)
        package static let rounds = Kind("rounds", 1...10_000, "rounds until a picture has settled", at: \.rounds)
        package static let textLength = Kind("textLength", 1...100_000_000, "characters of one text", at: \.textLength)
        package static let texts = Kind("texts", 1...1 << 30, "bytes of all texts of a picture", at: \.texts)
        // What is beyond no rasterizer draws.
        package static let canvasPixels = Kind("canvasPixels", 1...1 << 28, "pixels of a canvas", at: \.canvasPixels)
        package static let seconds = Kind(
            "seconds", 1...86_400, "seconds of a processor that one picture may take", at: \.seconds)
        package static let memory = Kind("memory", 64...1 << 20, "MiB of memory that drawing may take", at: \.memory)

        /// All of them, as they are listed.
        package static let all = [
            fileBytes, nodes, depth, nesting, variants, views, steps, rounds, textLength, texts, canvasPixels, seconds,
            memory,
        ]
    }

    package subscript(_ kind: Kind) -> Int {
        get { self[keyPath: kind.path] }
        set { self[keyPath: kind.path] = newValue }
    }

    /// The remedy for a limit that was reached; nil where it cannot be raised.
    ///
    /// - Parameter needed: The value that would do; nil for unknown.
    package func remedy(_ kind: Kind, needed: Int? = nil) -> String? {
        guard isSettable else { return nil }
        let value = min(
            needed ?? max(self[kind], 1).multipliedReportingOverflow(by: 2).partialValue, kind.range.upperBound)
        guard value > self[kind], value >= needed ?? 0 else { return nil }
        return "raise the limit with --limit \(kind.name)=\(value)"
    }
}

extension Limits {
    /// A setting of a limit that is none.
    package struct SettingError: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    /// Takes a setting such as `seconds=60`.
    package mutating func set(_ text: String) throws(SettingError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let kind = Kind.all.first(where: { $0.name == name }) else {
            let near = nearestNames(to: name, among: Kind.all.map(\.name), limit: 1).first
            throw SettingError(
                description: "there is no limit \"\(name)\"; "
                    + (near.map { "did you mean \"\($0)\"?" }
                        ?? "limits: \(Kind.all.map(\.name).joined(separator: ", "))"))
        }
        let digits = parts.count == 2 ? parts[1] : ""
        // Int takes a sign too.
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let value = Int(digits),
            kind.range.contains(value)
        else {
            throw SettingError(
                description: "\(name) takes a whole number from \(kind.range.lowerBound) to \(kind.range.upperBound), "
                    + "e.g. \(name)=\(self[kind])")
        }
        self[kind] = value
    }
}
