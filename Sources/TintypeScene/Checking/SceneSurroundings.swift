/// The parts of a device that a picture can show around its scene.
package struct SceneSurroundings: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The time, the signs beside it, and the notch or the island between them.
    package static let statusBar = SceneSurroundings(rawValue: 1)
    package static let homeIndicator = SceneSurroundings(rawValue: 2)
    /// The round corners of the screen.
    package static let corners = SceneSurroundings(rawValue: 4)

    /// The parts as scenes call them.
    static let named: [(name: String, part: SceneSurroundings)] = [
        ("statusBar", .statusBar), ("homeIndicator", .homeIndicator), ("corners", .corners),
    ]
}
