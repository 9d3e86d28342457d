package import TintypeImage
package import TintypeScene

extension Tolerance {
    /// The tolerance of a scene.
    ///
    /// - Throws: `ToleranceError` for values that no scene file can have.
    package init(_ scene: SceneComparison.Tolerance) throws(ToleranceError) {
        var density = Density.standard
        if let own = scene.density { density = try Density(side: own.side, limit: own.limit) }
        try self.init(
            pixelTolerance: scene.pixelTolerance, perceptualTolerance: scene.perceptualTolerance,
            maxDiffPixels: scene.maxDiffPixels, maxDiffPixelRatio: scene.maxDiffPixelRatio,
            antialiasing: scene.antialiasing, density: density, reason: scene.reason)
    }
}
