import Foundation

/// The name of a golden: folders and a name, perhaps a variant, and the scale. Any text will do for each part.
///
/// Two names that differ have two files, as ``relativePath`` says. If they differ in nothing but the case of letters
/// the files do too, which macOS and Windows take for one: ``collisions(among:)`` finds such names, and a store refuses
/// the second of them.
package struct SnapshotName: Hashable, Sendable {
    /// The folders and, last, the name.
    package let components: [String]
    /// The mark of this picture among those of its scene, e.g. `dark-rtl`; nil where all is as the scene has it.
    package let variant: String?
    private let thousandths: Int
    /// The end of the file's name, without a dot: `png` for a picture.
    package let pathExtension: String

    /// - Parameter scale: Pixels a point, to three decimals.
    /// - Precondition: There is a component, and the scale is positive.
    package init(_ components: [String], variant: String? = nil, scale: Double, pathExtension: String = "png") {
        precondition(!components.isEmpty, "a snapshot has a name")
        precondition(
            scale.isFinite && scale >= 0.001 && scale < 1_000_000, "a scale is a positive number of ordinary size")
        self.components = components.map(SnapshotName.composed)
        self.variant = variant.map(SnapshotName.composed)
        thousandths = Int((scale * 1000).rounded())
        self.pathExtension = pathExtension
    }

    /// The name whose components stand between the slashes of `path`, e.g. `scenes/badges/bar`.
    package init(path: String, variant: String? = nil, scale: Double) {
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        self.init(components, variant: variant, scale: scale)
    }

    /// Pixels a point.
    package var scale: Double { Double(thousandths) / 1000 }

    /// The golden's path in its store, e.g. `scenes/badges/bar.dark@2x.png`. At scale 1 there is no `@`.
    package var relativePath: String { "\(stem).\(pathExtension)" }

    /// The path of a picture or text of a failed comparison, e.g. `scenes/badges/bar.dark@2x-actual.png`.
    package func artifactPath(_ kind: SnapshotArtifact) -> String { "\(stem)-\(kind.rawValue).\(pathExtension)" }

    private var stem: String {
        let folders = components.dropLast().map { NameEncoding.capped(NameEncoding.encode($0)) + "/" }.joined()
        var file = NameEncoding.encode(components[components.count - 1])
        if let variant { file += "." + NameEncoding.encode(variant) }
        return folders + NameEncoding.capped(file) + scaleSuffix
    }

    private var scaleSuffix: String {
        if thousandths == 1000 { return "" }
        return thousandths % 1000 == 0 ? "@\(thousandths / 1000)x" : "@\(scale)x"
    }

    // Equal strings must have one file, and Swift takes "é" in one and in two code points for equal.
    private static func composed(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 128 } ? text : text.precomposedStringWithCanonicalMapping
    }
}

extension SnapshotName: Comparable {
    /// The order by the bytes of the path, in which a store lists its goldens.
    package static func < (a: SnapshotName, b: SnapshotName) -> Bool {
        a.relativePath.utf8.lexicographicallyPrecedes(b.relativePath.utf8)
    }
}

extension SnapshotName: CustomStringConvertible {
    package var description: String { relativePath }
}

extension SnapshotName {
    /// The groups of names that some file system would give one file: equal ones, and those that differ in case alone.
    ///
    /// Sorted, each group and all of them; empty where every name has its own file everywhere.
    package static func collisions(among names: [SnapshotName]) -> [[SnapshotName]] {
        Dictionary(grouping: names) { $0.relativePath.lowercased() }.values
            .filter { $0.count > 1 }
            .map { $0.sorted() }
            .sorted { $0[0] < $1[0] }
    }
}
