import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeScene

@testable import Tintype

/// The pictures of the reference. `TINTYPE_RECORD=all swift test --filter WordSheet` draws them anew.
@Suite("The reference's pictures")
@MainActor
struct WordSheetTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Tintype/Tintype.docc/Resources").standardizedFileURL

    @Test("each group has one, of all its examples as they are drawn today, and there are no others")
    func isRecorded() throws {
        let resources = try RenderResources.standard.get()
        let pipeline = ScenePipeline(resources: resources)
        for group in Vocabulary.groups where !group.words.isEmpty {
            let list = try WordSheet(group).displayList(pipeline)
            let picture = Self.coarse(try resources.rasterizer.rasterize(list))
            let file = Self.folder.appendingPathComponent("\(group.pictureName).png")
            if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
                try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
                try Data(PNG.encode(picture, level: .smallest)).write(to: file)
            }
            let recorded = try PNG.decode([UInt8](Data(contentsOf: file))).bitmap
            #expect(recorded == picture, "\(group.title): TINTYPE_RECORD=all swift test --filter WordSheet")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasPrefix("words-")
        }
        #expect(Set(names) == Set(Vocabulary.groups.map { "\($0.pictureName).png" }))
    }

    /// The picture in as few colours as a palette has, or in no more than eight levels: a file of a third of the size.
    private static func coarse(_ picture: Bitmap) -> Bitmap {
        for levels in (8...15).reversed() {
            let table = (0...255).map { UInt8((Double($0) * Double(levels) / 255).rounded() * 255 / Double(levels)) }
            let bytes = picture.bytes.map { table[Int($0)] }
            let colors = Set(
                stride(from: 0, to: bytes.count, by: 4).map { start in
                    bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                })
            if colors.count <= 256 || levels == 8 {
                return Bitmap(width: picture.width, height: picture.height, bytes: bytes)
            }
        }
        return picture
    }
}
