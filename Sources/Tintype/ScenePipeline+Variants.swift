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
    /// - Parameter scene: The scene's name: its path below the fixtures, without the ending.
    package func goldenName(of variant: SceneVariant, scene: String) -> SnapshotName {
        SnapshotName(path: scene, variant: variant.name, scale: scale ?? Double(variant.scale))
    }
}
