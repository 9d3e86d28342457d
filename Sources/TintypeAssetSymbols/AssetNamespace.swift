/// Names with those of their folders around them.
struct AssetNamespace {
    /// By Swift's names: the asset's.
    private var leaves: [String: String] = [:]
    private var folders: [String: AssetNamespace] = [:]

    init(_ names: [String], ending: String) {
        for name in names.sorted() { add(name.split(separator: "/").map(String.init)[...], name, ending) }
    }

    private init() {}

    private mutating func add(_ parts: ArraySlice<String>, _ name: String, _ ending: String) {
        guard let first = parts.first else { return }
        if parts.count == 1 {
            let symbol = AssetSymbols.symbol(first, without: ending)
            // Of marks alone there is no name.
            guard symbol.contains(where: { $0.isLetter || $0.isNumber }) else { return }
            if leaves[symbol] == nil { leaves[symbol] = name }
        } else {
            let type = AssetSymbols.typeName(first)
            guard !type.isEmpty else { return }
            folders[type, default: AssetNamespace()].add(parts.dropFirst(), name, ending)
        }
    }

    /// A name, for a declaration.
    struct Leaf {
        /// Swift's name.
        var symbol: String
        /// The asset's name as a literal.
        var asset: String
        /// Swift's name with those of its folders.
        var path: String
    }

    /// - Parameters:
    ///   - isFlat: True where no type can stand, so that names in folders are left out.
    ///   - line: The declaration of a name.
    func text(without names: Set<String> = [], isFlat: Bool = false, _ line: (Leaf) -> String) -> String {
        var own = self
        if isFlat { own.folders = [:] }
        return own.lines(names, "", "    ", line).joined(separator: "\n")
    }

    private func lines(
        _ names: Set<String>, _ path: String, _ indent: String, _ line: (Leaf) -> String
    ) -> [String] {
        let own = leaves.sorted { $0.key < $1.key }.filter { !names.contains($0.key) }.map { symbol, name in
            indent + line(Leaf(symbol: AssetSymbols.quoted(symbol), asset: Self.literal(name), path: path + symbol))
        }
        return own
            + folders.sorted { $0.key < $1.key }.flatMap { folder, inner in
                [indent + "enum \(AssetSymbols.quoted(folder)) {"]
                    + inner.lines([], path + folder + ".", indent + "    ", line) + [indent + "}"]
            }
    }

    private static func literal(_ name: String) -> String {
        "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
