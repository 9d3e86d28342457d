package import TintypeScene
package import TintypeSnapshots

extension ScenePipeline {
    /// The variants of a scene that the filters let through, in the order in which they are drawn.
    ///
    /// If the pipeline has a scale of its own, variants that differ in nothing but the scale become one.
    package func variants(of scene: SceneFile, matching filters: [VariantFilter] = []) -> [SceneVariant] {
        let matching = scene.variants.filter { VariantFilter.all(filters, match: $0) }
        guard scale != nil else { return matching }
        var seen: Set<String?> = []
        return matching.filter { seen.insert($0.name).inserted }
    }

    /// The one of several variants that stands for the scene: the scene as it is, or else the first; nil for none.
    package func representative(of variants: [SceneVariant]) -> SceneVariant? {
        variants.first { $0.name == nil } ?? variants.first
    }

    /// The name of a variant's golden.
    ///
    /// - Parameters:
    ///   - scene: The scene's name: its path below the fixtures, without the ending.
    ///   - isAnimation: True for an animation, which lies in a folder of its own beside still pictures.
    package func goldenName(of variant: SceneVariant, scene: String, isAnimation: Bool = false) -> SnapshotName {
        var components = scene.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if isAnimation { components.insert("animations", at: components.count - 1) }
        return SnapshotName(components, variant: variant.name, scale: scale ?? Double(variant.scale))
    }
}
