import ArgumentParser
import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots

/// Draws previews into files that are named after them.
struct PreviewDrawing {
    private let run: PreviewRun
    private let output: String?
    private let contactSheet: String?
    private let wantsTree: Bool

    /// - Parameter wantsTree: True where the settled views are wanted with the pictures.
    init(_ run: PreviewRun, output: String?, contactSheet: String?, wantsTree: Bool = false) {
        (self.run, self.output, self.contactSheet) = (run, output, contactSheet)
        self.wantsTree = wantsTree
    }

    /// Returns whether a path is one of a picture, not of a folder.
    private static func isFile(_ path: String) -> Bool { path == "-" || path.lowercased().hasSuffix(".png") }

    /// Draws the previews at these places of the list under all conditions.
    ///
    /// - Throws: `ValidationError` where several pictures would go to one file, and errors of files.
    func draw(_ indices: [Int], _ variants: [PreviewVariant]) throws -> [ShownPreview] {
        let count = indices.count * variants.count
        if let output, count > 1, Self.isFile(output) {
            throw ValidationError("\(count) pictures need a folder: name one with --output, or fewer with --grep")
        }
        let place = output ?? (contactSheet == nil ? GoldenOptions.standardOutput + "/previews" : nil)
        let file = try place.map { place in
            try PictureFile(Self.isFile(place) ? place : place + "/", scenes: count, option: "--output")
        }
        let scratch = FilePaths.join(PreviewCache.folder, "pictures-\(getpid())")
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var shown: [ShownPreview] = []
        var pictures: [PreviewSheet.Picture] = []
        for index in indices {
            for (number, variant) in variants.enumerated() {
                let path = URL(fileURLWithPath: "\(scratch)/\(index)-\(number).png").path
                var (preview, tree) = try run.draw(index, variant, into: path, wantsTree: wantsTree)
                preview.tree = tree.map { InspectedView($0.root) }
                if preview.picture != nil {
                    let bytes = try WholeFile.read(path) ?? []
                    let name = SnapshotName([preview.name], variant: variant.name, scale: preview.scale ?? 1)
                    preview.picture = try file?.write(bytes, of: String(name.relativePath.dropLast(".png".count)))
                    if contactSheet != nil {
                        let caption = [preview.name, variant.name].compactMap(\.self).joined(separator: " ")
                        pictures.append(
                            PreviewSheet.Picture(
                                caption: caption, bitmap: try PNG.decode(bytes).bitmap, scale: preview.scale ?? 1,
                                isDark: variant.conditions.isDark))
                    }
                }
                shown.append(preview)
            }
        }
        if let contactSheet, !pictures.isEmpty {
            let title = run.title
            let made = pictures
            let bytes = try MainActor.assumeIsolated { try PreviewSheet(title: title, made).png() }
            try AtomicFile.write(bytes, to: contactSheet, makingFolders: true)
            if output == nil { Output.print("\(contactSheet)") }
        }
        return shown
    }
}
