import TintypeSnapshots

/// A preview of a run over goldens, or a type that makes none because its code fails.
struct PreviewItem: RunItem {
    let name: String
    /// The preview as it was found, with its failure where it made none.
    let found: ShownPreview

    init(_ found: ShownPreview) {
        (name, self.found) = (found.name, found)
    }

    var path: String { found.file ?? "" }

    /// The folder of the goldens of a module's previews, below that of all goldens.
    static func folder(ofModule module: String) -> String {
        let inside = SnapshotName([RunPlan.previewsFolder, module, "x"], scale: 1).relativePath
        return inside.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// The golden's name: the module is a folder.
    func goldenName(variant: String?, scale: Double) -> SnapshotName {
        let module = found.module
        let rest = name.hasPrefix(module + "-") ? String(name.dropFirst(module.count + 1)) : name
        return SnapshotName([RunPlan.previewsFolder, module, rest], variant: variant, scale: scale)
    }
}
