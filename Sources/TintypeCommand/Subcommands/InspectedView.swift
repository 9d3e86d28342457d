import TintypeGraphics

/// A settled view as JSON has it; lengths are points, in the space of the canvas.
struct InspectedView: Codable, Sendable {
    struct Frame: Codable, Sendable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    var kind: String
    var id: String?
    var frame: Frame
    var attributes: [String: String]
    var source: SourceLocation?
    var children: [InspectedView]

    init(_ view: SettledTree.View) {
        // Equal geometry reached by two routes differs in the last bit, which no reader should see.
        func length(_ value: Double) -> Double { value.isFinite ? (value * 1024).rounded() / 1024 : 0 }
        kind = view.kind
        id = view.id
        frame = Frame(
            x: length(view.frame.minX), y: length(view.frame.minY), width: length(view.frame.width),
            height: length(view.frame.height))
        attributes = Dictionary(view.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        source = view.source
        children = view.children.map(InspectedView.init)
    }
}
