package import TintypeGraphics

/// Pictures for people of where two pictures differ, painted from what the verdict itself was made of.
///
/// Blue is what came, vermilion what went, magenta what changed otherwise: hues that people who see few colours tell
/// apart. The colour around a change tells whether it came or went, so it holds on light and on dark pictures.
package enum DifferenceImage {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Differing pixels over a faded, grey copy; what is tolerated in yellow, what is ignored hatched.
        case overlay
        /// The distance of each pixel, from violet to white, amplified, over a darkened copy.
        case heatMap = "heat"
        /// Differing pixels alone, on nothing, to be laid over either picture.
        case mask
    }

    /// The picture of what `comparison` found, as large as both pictures together.
    ///
    /// A change of a few pixels is ringed. If only one picture has pixels there are stripes; where neither has,
    /// nothing.
    ///
    /// - Precondition: `comparison` is of these pictures, and still has its mask.
    package static func make(
        _ comparison: ImageComparison, expected: Bitmap, actual: Bitmap, mode: Mode = .overlay
    ) -> Bitmap {
        DifferencePainter(comparison, expected: expected, actual: actual, mode: mode).paint()
    }

    /// The overlay of an exact comparison; as large as the wider and the higher of the two.
    package static func make(expected: Bitmap, actual: Bitmap) -> Bitmap {
        make(ImageComparison.compare(expected: expected, actual: actual), expected: expected, actual: actual)
    }

    /// The place of `cluster`, enlarged: expected, actual and overlay side by side, on nothing.
    ///
    /// Each of the three is `side` pixels wide or high at most, where the place itself is no larger than half of that;
    /// a larger one is shown at its own size, and one of more than twice `side` reduced.
    ///
    /// - Precondition: `comparison` is of these pictures, and still has its mask.
    package static func crop(
        _ cluster: PixelCluster, of comparison: ImageComparison, expected: Bitmap, actual: Bitmap, side: Int = 288
    ) -> Bitmap {
        ClusterCrop(cluster, of: comparison, expected: expected, actual: actual, side: side).paint()
    }
}
