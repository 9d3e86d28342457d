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
        var lines: [String] = []
        for (symbol, name) in leaves.sorted(by: { $0.key < $1.key }) where !names.contains(symbol) {
            lines.append(
                indent + line(Leaf(symbol: AssetSymbols.quoted(symbol), asset: Self.literal(name), path: path + symbol))
            )
        }
        for (folder, inner) in folders.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)enum \(AssetSymbols.quoted(folder)) {")
            lines += inner.lines([], "\(path)\(folder).", "\(indent)    ", line)
            lines.append("\(indent)}")
        }
        return lines
    }

    private static func literal(_ name: String) -> String {
        "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
