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

    /// The picture in 256 colours, a file of a third of the size: areas keep theirs, edges get near ones. Gradients, which have
    /// thousands, would be seen to be of steps: their sheet stays as it is.
    private static func coarse(_ picture: Bitmap) -> Bitmap {
        let pixels = picture.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        guard counts.count < 8_192 else { return picture }
        let areas = mostUsed(48, of: counts)
        var steps: [UInt32: Int] = [:]
        for (pixel, count) in counts { steps[stepped(pixel), default: 0] += count }
        let palette = Set(areas).union(mostUsed(256 - areas.count, of: steps)).sorted()
        var nearest: [UInt32: UInt32] = [:]
        for pixel in counts.keys {
            nearest[pixel] = palette.min { (distance($0, pixel), $0) < (distance($1, pixel), $1) }
        }
        let bytes = pixels.map { nearest[$0] ?? $0 }.withUnsafeBytes { Array($0) }
        return Bitmap(width: picture.width, height: picture.height, bytes: bytes)
    }

    private static func mostUsed(_ most: Int, of counts: [UInt32: Int]) -> [UInt32] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most).map(\.key)
    }

    private static func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0) & 255 } }

    /// The colour in 32 steps a channel.
    private static func stepped(_ pixel: UInt32) -> UInt32 {
        channels(pixel).reversed().reduce(0) { $0 << 8 | UInt32(($1 * 31 + 127) / 255 * 255 / 31) }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var (a, b, sum) = (a, b, 0)
        for _ in 0..<4 {
            let difference = Int(a & 255) - Int(b & 255)
            sum += difference * difference
            (a, b) = (a >> 8, b >> 8)
        }
        return sum
    }
}
