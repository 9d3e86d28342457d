import Foundation
package import TintypeGraphics

/// A settled tree as the compact JSON that a golden carries.
///
/// `{"views":[{"attributes":[["spacing","8"]],"depth":0,"frame":[0,0,320,120],"id":"bar","kind":"HStack"},…]}`: the
/// views in the order of drawing, each with its depth, keys sorted, what is empty left out, lengths in points rounded
/// to 1/1024. So equal layouts have equal texts, and the last bit of a sum does not change one. If a view stands in its
/// source is no part of the layout and is left out: an edited comment must not touch goldens.
package enum LayoutText {
    package static func encode(_ tree: SettledTree) -> String {
        var writer = LayoutWriter()
        writer.append(tree.root)
        return writer.text
    }

    /// The greatest depth of a stored tree: more than any scene has, and little enough for the stack, as anybody may write
    /// a golden.
    private static let deepest = 2000

    /// The tree that `text` is the text of; nil where it is no such text.
    package static func decode(_ text: String) -> SettledTree? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let document = try? decoder.decode(LayoutDocument.self, from: Data(text.utf8)) else { return nil }
        var rest = document.views[...]
        guard let root = view(at: 0, from: &rest), rest.isEmpty else { return nil }
        return SettledTree(root: root)
    }

    /// `tree` as it would be read back, but with the places in its source.
    static func rounded(_ tree: SettledTree) -> SettledTree { SettledTree(root: rounded(tree.root)) }

    private static func rounded(_ view: SettledTree.View) -> SettledTree.View {
        var view = view
        view.frame = CGRect(
            x: rounded(view.frame.origin.x), y: rounded(view.frame.origin.y), width: rounded(view.frame.size.width),
            height: rounded(view.frame.size.height))
        view.children = view.children.map(rounded)
        return view
    }

    /// The number rounded to 1/1024. Beyond 1e15 a double has no such fractions, and cannot become an integer either.
    fileprivate static func rounded(_ value: Double) -> Double {
        abs(value) < 1e15 ? (value * 1024).rounded() / 1024 : value
    }

    private static func view(at depth: Int, from rest: inout ArraySlice<LayoutDocument.View>) -> SettledTree.View? {
        guard depth <= deepest, rest.first?.depth == depth, let stored = rest.popFirst(), stored.frame.count == 4 else {
            return nil
        }
        var attributes: [SettledTree.Attribute] = []
        for pair in stored.attributes ?? [] {
            guard pair.count == 2 else { return nil }
            attributes.append(SettledTree.Attribute(pair[0], pair[1]))
        }
        var children: [SettledTree.View] = []
        while let next = rest.first, next.depth > depth {
            guard let child = view(at: depth + 1, from: &rest) else { return nil }
            children.append(child)
        }
        let frame = CGRect(x: stored.frame[0], y: stored.frame[1], width: stored.frame[2], height: stored.frame[3])
        return SettledTree.View(
            kind: stored.kind, id: stored.id, frame: frame, attributes: attributes, children: children)
    }
}

private struct LayoutDocument: Decodable {
    struct View: Decodable {
        var attributes: [[String]]?
        var depth: Int
        var frame: [Double]
        var id: String?
        var kind: String
    }

    var views: [View]
}

private struct LayoutWriter {
    private var views: [String] = []

    var text: String { "{\"views\":[\(views.joined(separator: ","))]}" }

    mutating func append(_ view: SettledTree.View, depth: Int = 0) {
        var fields: [String] = []
        if !view.attributes.isEmpty {
            let pairs = view.attributes.map { "[\(JSONValue.quoted($0.name)),\(JSONValue.quoted($0.value))]" }
            fields.append("\"attributes\":[\(pairs.joined(separator: ","))]")
        }
        fields.append("\"depth\":\(depth)")
        let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
        fields.append("\"frame\":[\(frame.map { number(Double($0)) }.joined(separator: ","))]")
        if let id = view.id { fields.append("\"id\":\(JSONValue.quoted(id))") }
        fields.append("\"kind\":\(JSONValue.quoted(view.kind))")
        views.append("{\(fields.joined(separator: ","))}")
        for child in view.children { append(child, depth: depth + 1) }
    }

    private func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\"" }
        return JSONValue.text(of: LayoutText.rounded(value))
    }
}
