import Foundation
import Testing
import Tintype
import TintypeScene
import TintypeSnapshots

@Suite("Drawing variants")
struct VariantDrawingTests {
    private static let body = """
        body:
          Text: Hello
          modifiers: [font: body, padding: 8, background: {color: blue, opacity: 0.2}]
        """

    private static let axes = """
        variants:
          colorScheme: [light, dark]
          dynamicTypeSize: [large, xxxLarge]
          layoutDirection: [leftToRight, rightToLeft]
          platform: [iOS, macOS]
          device: [iPhone SE]
          scale: [2]

        """

    @Test(
        "a variant is drawn as the scene would be whose canvas says the same",
        arguments: [
            ("iphonese-dark", "colorScheme: dark"), ("iphonese-xxxl", "dynamicTypeSize: xxxLarge"),
            ("iphonese-rtl", "layoutDirection: rightToLeft"), ("iphonese-macos", "platform: macOS"),
        ])
    func sameAsCanvas(_ name: String, _ canvas: String) throws {
        let variant = try DrawnVariant("canvas: {background: white}\n" + Self.axes + Self.body, variant: name)
        let plain = try DrawnVariant(
            "canvas: {background: white, device: iPhone SE, scale: 2, \(canvas)}\n" + Self.body)
        #expect(variant.drawn.list == plain.drawn.list)
    }

    @Test("larger type makes a larger picture")
    func typeSize() throws {
        let text = "variants: {dynamicTypeSize: [large, accessibility5]}\n" + Self.body
        let (usual, large) = (try DrawnVariant(text), try DrawnVariant(text, variant: "ax5"))
        // 17 points and 53, by the table of sizes of the body's style.
        #expect(large.drawn.list.size.height > 2 * usual.drawn.list.size.height)
    }

    @Test("each variant has a golden of its own, and a pipeline's scale joins those that differ in nothing else")
    func goldenNames() throws {
        let scene = try SceneFile.parse(
            text: "state: {t: a}\nvariants: {scale: [1, 3], colorScheme: [light, dark], t: [a, b/c]}\nbody: Spacer",
            file: "a.yaml")
        var pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        func names() -> [String] {
            pipeline.variants(of: scene).map { pipeline.goldenName(of: $0, scene: "scenes/a").relativePath }
        }
        #expect(
            names() == [
                "scenes/a.png", "scenes/a@3x.png", "scenes/a.t%3Db%2Fc.png", "scenes/a.t%3Db%2Fc@3x.png",
                "scenes/a.dark.png", "scenes/a.dark@3x.png", "scenes/a.dark-t%3Db%2Fc.png",
                "scenes/a.dark-t%3Db%2Fc@3x.png",
            ])
        pipeline.scale = 2
        #expect(
            names() == [
                "scenes/a@2x.png", "scenes/a.t%3Db%2Fc@2x.png", "scenes/a.dark@2x.png",
                "scenes/a.dark-t%3Db%2Fc@2x.png",
            ])
    }

    @Test("a canvas can have a background for light and one for dark")
    func backgrounds() throws {
        let text = """
            canvas: {width: 4, height: 4, background: {light: "#ffeedd", dark: "#112233"}}
            variants: {colorScheme: [light, dark]}
            body: Spacer
            """
        #expect(try DrawnVariant(text).drawn.list.background?.description == "#ffeedd")
        #expect(try DrawnVariant(text, variant: "dark").drawn.list.background?.description == "#112233")
    }
}
