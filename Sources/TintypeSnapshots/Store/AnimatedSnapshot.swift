package import TintypeGraphics
package import TintypeImage

/// A picture that a run drew at an instant.
package struct DrawnFrame: Hashable, Sendable {
    package var bitmap: Bitmap
    package var layout: SettledTree
    package var fingerprint: Fingerprint
    /// The values of the animated properties at the instant, in an order that is the same at each.
    package var values: [FrameValue]

    package init(bitmap: Bitmap, layout: SettledTree, fingerprint: Fingerprint, values: [FrameValue] = []) {
        self.bitmap = bitmap
        self.layout = layout
        self.fingerprint = fingerprint
        self.values = values
    }
}

/// The value of an animated property at an instant, for people.
package struct FrameValue: Codable, Hashable, Sendable {
    /// The view and its property, e.g. `Circle#dot opacity`.
    package var name: String
    /// E.g. `0.25`.
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// A run's product for a scene that moves: its pictures, which are drawn one at a time when they are asked for.
package struct AnimatedSnapshot {
    /// Draws the picture at an instant, which is later than all that it was asked for before.
    package typealias Pass = (FrameTime) throws -> DrawnFrame

    /// Pixels a point.
    package var scale: Double
    /// The name of the scene, for people who meet the file alone.
    package var sceneName: String
    package var times: FrameTimes
    /// Begins at the first instant, as often as it is called: pictures are compared first, and written then.
    package let begin: () throws -> Pass

    package init(
        scale: Double, sceneName: String, times: FrameTimes, begin: @escaping () throws -> Pass
    ) {
        self.scale = scale
        self.sceneName = sceneName
        self.times = times
        self.begin = begin
    }
}
