import Foundation
import Testing
import TintypeGraphics
import TintypeScene

@testable import Tintype

@Suite("Contact sheets")
@MainActor
struct ContactSheetTests {
    private func variants(_ sections: String) throws -> [SceneVariant] {
        try SceneFile.parse(text: sections + "\nbody: Spacer", file: "a.yaml").variants
    }

    private func plan(_ sections: String, size: CGSize = CGSize(width: 200, height: 80)) throws -> ContactSheetPlan {
        let variants = try variants(sections)
        return ContactSheetPlan(variants, sizes: variants.map { _ in size })
    }

    private func pictures(_ text: String) throws -> [ContactSheet.Picture] {
        let scene = try SceneFile.parse(text: text, file: "a.yaml")
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        return try scene.variants.map {
            ContactSheet.Picture(variant: $0, drawn: try pipeline.draw(scene, variant: $0))
        }
    }

    @Test("two axes make a table in which what is excluded is a gap")
    func table() throws {
        let plan = try plan(
            """
            variants:
              colorScheme: [light, dark]
              os: [15, 18, 26]
              exclude: [{colorScheme: dark, os: 18}]
            """)
        #expect(plan.columns.map(\.text) == ["light", "dark"])
        #expect(plan.rows.map { $0.heading.map(\.text) } == [["15"], ["18"], ["26"]])
        #expect(plan.rows.map(\.cells) == [[0, 3], [1, nil], [2, 4]])
        #expect(plan.lines.isEmpty)
    }

    @Test("of three axes that one goes across that makes the sheet neither wide nor high")
    func aspect() throws {
        let section =
            "variants: {colorScheme: [light, dark], os: [15, 18, 26], layoutDirection: [leftToRight, rightToLeft]}"
        #expect(try plan(section, size: CGSize(width: 60, height: 300)).columns.count == 3)
        #expect(try plan(section, size: CGSize(width: 600, height: 60)).columns.count == 2)
    }

    @Test("one axis makes lines, and so does what is included besides a table")
    func lines() throws {
        let one = try plan("variants: {os: [15, 16, 17, 18, 26]}")
        #expect(one.rows.isEmpty)
        #expect(one.lines == [[0, 1], [2, 3], [4]])
        let both = try plan(
            "variants: {colorScheme: [light, dark], os: [15, 26], include: [{locale: de}, {locale: ar}]}")
        #expect(both.rows.count == 2)
        #expect(both.lines.flatMap { $0 } == [4, 5])
        #expect(both.axes.map(\.name) == ["colorScheme", "locale", "os"])
    }

    @Test("an axis with one value is no heading")
    func constantAxis() throws {
        let plan = try plan(
            "variants: {colorScheme: [light, dark], os: [18], layoutDirection: [leftToRight, rightToLeft]}")
        #expect(plan.axes == [.colorScheme, .layoutDirection])
        #expect(plan.rows.map { $0.heading.count } == [1, 1])
    }

    @Test("every picture is in the sheet as it is, and no two lie over one another")
    func pixels() throws {
        let colors = ["red", "green", "blue", "orange", "purple", "teal"]
        let pictures = try pictures(
            """
            canvas: {width: 40, height: 30, scale: 2}
            state: {color: {type: color, default: black}}
            variants: {color: [\(colors.joined(separator: ", "))], layoutDirection: [leftToRight, rightToLeft]}
            body: {Color: =color}
            """)
        let list = try ContactSheet(title: "colours", pictures: pictures).displayList()
        let sheet = try RenderResources.standard.get().rasterizer.rasterize(list)
        for picture in pictures {
            let own = try RenderResources.standard.get().rasterizer.rasterize(picture.drawn.list)[5, 5]
            var count = 0
            for y in 0..<sheet.height {
                for x in 0..<sheet.width where sheet[x, y] == own { count += 1 }
            }
            // Twice, for the two directions; the hairline takes the rim.
            let least = 2 * 76 * 56
            let most = 2 * 80 * 60
            #expect(count >= least && count <= most, "\(picture.variant.name ?? "")")
        }
    }

    @Test("a sheet that would be too large to be drawn has fewer pixels a point")
    func limit() throws {
        let values = (1...120).map { "\($0)" }.joined(separator: ", ")
        let text = "state: {n: 0}\ncanvas: {device: iPad}\nvariants: {n: [\(values)]}\nbody: Spacer"
        let scene = try SceneFile.parse(text: text, file: "a.yaml")
        let drawn = try ScenePipeline(resources: try RenderResources.standard.get()).draw(scene)
        let pictures = scene.variants.map { ContactSheet.Picture(variant: $0, drawn: drawn) }
        let list = try ContactSheet(title: "many", pictures: pictures).displayList()
        #expect(list.scale == 1)
        #expect(list.pixelWidth * list.pixelHeight <= 1 << 26)
    }

    @Test("the same pictures make the same sheet")
    func isDeterministic() throws {
        let pictures = try pictures("variants: {colorScheme: [light, dark], os: [15, 26]}\nbody: {Text: Hello}")
        let sheets = try (0..<2).map { _ in try ContactSheet(title: "a", pictures: pictures).displayList() }
        #expect(sheets[0] == sheets[1])
    }
}
