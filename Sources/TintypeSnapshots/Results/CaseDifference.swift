/// In numbers, how two pictures differ. On pictures of different sizes it counts on the smallest canvas that holds both.
package struct CaseDifference: Codable, Hashable, Sendable {
    /// The number of differing pixels, without those that a tolerance forgives.
    package var pixels: Int
    /// The number of compared pixels, without those that a mask covers.
    package var total: Int
    /// The number of pixels that differ by less than the tolerance forgives.
    package var tolerated: Int
    /// The number of pixels that differ by anti-aliasing alone; counted where the tolerance forgives that.
    package var antialiased: Int
    /// The greatest difference of any channel, 0…255.
    package var maximumDelta: Int
    /// The greatest perceived difference of any pixel, 0…1.
    package var maximumDistance: Double
    package var bounds: CaseRect?
    /// The places of the changes, the largest first.
    package var clusters: [CaseCluster]
    /// The number of further clusters.
    package var furtherClusters: Int
    /// The tightest settings, by name, that would still let the pictures pass.
    package var tightest: [String: Double]

    package init(pixels: Int, total: Int) {
        self.pixels = pixels
        self.total = total
        tolerated = 0
        antialiased = 0
        maximumDelta = 0
        maximumDistance = 0
        clusters = []
        furtherClusters = 0
        tightest = [:]
    }
}

/// Changed pixels that lie together.
package struct CaseCluster: Codable, Hashable, Sendable {
    package var bounds: CaseRect
    package var pixels: Int
    /// The paths of the views that are drawn there and changed, or else of the innermost that is drawn there.
    package var views: [String]

    package init(bounds: CaseRect, pixels: Int, views: [String] = []) {
        self.bounds = bounds
        self.pixels = pixels
        self.views = views
    }
}
