import Foundation
import TintypeGraphics
import TintypeTree

/// Says the views of a fixture's tree to a scope.
struct TreeReader {
    struct Unknown: Error, CustomStringConvertible {
        var word: String
        var description: String { "no case is known to say \"\(word)\"" }
    }

    /// The size that lengths such as `proxy.size.width/2` are relative to.
    var proxySize = CGSize.zero
    /// The words that were not understood.
    let problems = Problems()

    final class Problems {
        var words: [String] = []
    }

    func append(_ view: JSONValue, to scope: inout Scope) {
        var modifiers = view["modifiers"]?.array ?? []
        if let id = view["id"] { modifiers.append(.object(["id": id])) }
        append(view, modifiers[...], to: &scope)
    }

    private func append(_ view: JSONValue, _ modifiers: ArraySlice<JSONValue>, to scope: inout Scope) {
        guard let last = modifiers.last, let (name, argument) = last.object?.first else {
            return appendBare(view, to: &scope)
        }
        modify(name, argument, &scope) { append(view, modifiers.dropLast(), to: &$0) }
    }

    func appendAll(_ views: JSONValue?, to scope: inout Scope) {
        for (index, view) in (views?.array ?? []).enumerated() {
            scope.descend(.index(index)) { append(view, to: &$0) }
        }
    }

    private func appendBare(_ view: JSONValue, to scope: inout Scope) {
        guard let kind = view.object?.keys.first(where: { $0 != "modifiers" && $0 != "id" }), let a = view[kind] else {
            return problems.words.append("a view without a kind")
        }
        let children: (inout Scope) -> Void = { appendAll(a["children"], to: &$0) }
        switch kind {
        case "Color": scope.appendPaint(Color.blue)
        case "Rectangle": scope.appendShape(Rectangle())
        case "Spacer": scope.appendSpacer(minLength: length(a["minLength"]))
        case "HStack":
            scope.appendHStack(alignment: vertical(a["alignment"]) ?? .center, spacing: length(a["spacing"]), children)
        case "VStack":
            scope.appendVStack(
                alignment: horizontal(a["alignment"]) ?? .center, spacing: length(a["spacing"]), children)
        case "ZStack": scope.appendZStack(alignment: alignment(a["alignment"]), children)
        case "Grid":
            scope.appendGrid(
                alignment: alignment(a["alignment"]), horizontalSpacing: length(a["horizontalSpacing"]),
                verticalSpacing: length(a["verticalSpacing"]), children)
        case "GridRow": scope.appendGridRow(alignment: vertical(a["alignment"]), children)
        case "LazyVGrid":
            scope.appendLazyGrid(.vertical, tracks(a["columns"]), spacing: length(a["spacing"]), children)
        case "LazyHGrid":
            scope.appendLazyGrid(.horizontal, tracks(a["rows"]), spacing: length(a["spacing"]), children)
        case "ScrollView": scope.appendScrollView(axes(a["axes"]), children)
        case "GeometryReader":
            scope.appendGeometryReader { proxy, scope in
                var reader = self
                reader.proxySize = proxy.size
                reader.appendAll(a["children"], to: &scope)
            }
        case "Leaf": appendLeaf(a, to: &scope)
        default: problems.words.append(kind)
        }
    }

    private func appendLeaf(_ a: JSONValue, to scope: inout Scope) {
        let ideal = length(a["idealWidth"]) ?? 0
        let content: (inout Scope) -> Void = { $0.appendPaint(Color.blue) }
        if a["height"]?.string == "area / width" {
            scope.appendLayout(AreaLeaf(idealWidth: ideal, area: length(a["area"]) ?? 0), content)
        } else {
            scope.appendLayout(HalfLeaf(idealWidth: ideal, height: length(a["height"]) ?? 0), content)
        }
    }
}

// MARK: - Arguments

extension TreeReader {
    /// A number, or a part of the size of the GeometryReader around; nil for null and for what is not there.
    func length(_ json: JSONValue?) -> CGFloat? {
        guard let text = json?.string, text.hasPrefix("proxy.size.") else { return json?.number }
        let parts = text.dropFirst("proxy.size.".count).split(separator: "/")
        let whole = parts[0] == "width" ? proxySize.width : proxySize.height
        return whole / (parts.count > 1 ? CGFloat(Double(parts[1]) ?? 1) : 1)
    }

    func horizontal(_ json: JSONValue?) -> HorizontalAlignment? {
        json?.string.flatMap { name in HorizontalAlignment.named.first { $0.name == name }?.value }
    }

    func vertical(_ json: JSONValue?) -> VerticalAlignment? {
        json?.string.flatMap { name in VerticalAlignment.named.first { $0.name == name }?.value }
    }

    func alignment(_ json: JSONValue?) -> Alignment {
        json?.string.flatMap { name in Alignment.named.first { $0.name == name }?.value } ?? .center
    }

    func point(_ json: JSONValue?) -> UnitPoint? {
        if let pair = json?.array { return UnitPoint(x: pair[0].number ?? 0, y: pair[1].number ?? 0) }
        return json?.string.flatMap { name in UnitPoint.named.first { $0.name == name }?.value }
    }

    func axes(_ json: JSONValue?) -> Axis.Set {
        let names = json?.array?.compactMap(\.string) ?? [json?.string].compactMap { $0 }
        return names.reduce(into: []) { $0.insert($1 == "horizontal" ? .horizontal : .vertical) }
    }

    func insets(_ json: JSONValue) -> EdgeInsets {
        EdgeInsets(
            top: length(json["top"]) ?? 0, leading: length(json["leading"]) ?? 0,
            bottom: length(json["bottom"]) ?? 0, trailing: length(json["trailing"]) ?? 0)
    }

    private func tracks(_ json: JSONValue?) -> [GridItem] {
        (json?.array ?? []).map { item in
            let size: GridItem.Size
            if let fixed = length(item["fixed"]) {
                size = .fixed(fixed)
            } else if let adaptive = item["adaptive"] {
                size = .adaptive(
                    minimum: length(adaptive["minimum"]) ?? 10, maximum: length(adaptive["maximum"]) ?? .infinity)
            } else {
                let flexible = item["flexible"]
                size = .flexible(
                    minimum: length(flexible?["minimum"]) ?? 10, maximum: length(flexible?["maximum"]) ?? .infinity)
            }
            return GridItem(size, spacing: length(item["spacing"]))
        }
    }
}
