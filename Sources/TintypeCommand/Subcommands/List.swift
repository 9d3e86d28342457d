import ArgumentParser
import Foundation
import Tintype
import TintypeScene
import TintypeSnapshots

/// `tintype list`: what would be worked on.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the scenes that are found with their variants, and run nothing.",
        discussion: """
            A scene that cannot be read is listed by its name, and said to be so.

            Examples:
              tintype list --json Fixtures/scenes/badges
              tintype list --variant scheme=dark
            """)

    @OptionGroup var selection: SceneOptions
    @OptionGroup var variants: VariantOptions
    @OptionGroup var limiting: LimitOptions
    @OptionGroup var file: ConfigOptions

    @Flag(help: "Write names, paths, variants and goldens as JSON.")
    var json = false

    func run() throws {
        let filters = variants.filters
        let limits = try limiting.limits
        var scenes: [ListedScene] = []
        for scene in try selection.discover() {
            SceneGuard.watch(scene.path, limits)
            do {
                let file = try scene.load(limits)
                let listed = ListedScene(scene, file, matching: filters)
                if !listed.variants.isEmpty { scenes.append(listed) }
            } catch {
                Output.note(SceneFailure(error, scene: scene).text)
                if filters.isEmpty { scenes.append(ListedScene(scene)) }
            }
        }
        SceneGuard.rest()
        if scenes.isEmpty { throw variants.noneMatched() }
        if json {
            try Output.printJSON(scenes)
        } else {
            for line in scenes.flatMap(\.lines) { Output.print("\(line)") }
        }
    }
}

/// A scene as `list` writes it.
private struct ListedScene: Encodable {
    struct Variant: Encodable {
        /// The name that sets the variant apart; nil for the scene as it stands.
        var name: String?
        /// The golden's path below the folder of goldens.
        var golden: String
        /// Pixels a point.
        var scale: Double
        /// The variant's values by axis.
        var axes: [String: String]
    }

    var name: String
    var path: String
    var variants: [Variant] = []
    private var hasVariants = false

    private enum CodingKeys: CodingKey {
        case name, path, variants
    }

    /// A scene that cannot be read.
    init(_ scene: SceneCase) {
        (name, path) = (scene.name, scene.path)
    }

    init(_ scene: SceneCase, _ file: SceneFile, matching filters: [VariantFilter]) {
        self.init(scene)
        hasVariants = file.variants.count > 1
        variants = file.variants.filter { VariantFilter.all(filters, match: $0) }.map { variant in
            let golden = SnapshotName(path: scene.name, variant: variant.name, scale: Double(variant.scale))
            return Variant(
                name: variant.name, golden: golden.relativePath, scale: Double(variant.scale),
                axes: Dictionary(variant.values.map { ($0.axis.name, $0.text) }) { first, _ in first })
        }
    }

    /// The name; of a scene with variants the goldens without their ending, a line each.
    var lines: [String] {
        hasVariants ? variants.map { String($0.golden.dropLast(".png".count)) } : [name]
    }
}
