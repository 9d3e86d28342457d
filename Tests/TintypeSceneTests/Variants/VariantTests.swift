import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// The variants of a scene with these sections.
func variants(_ sections: String) throws -> [SceneVariant] {
    try SceneFile.parse(text: sections + "\nbody: {Text: Hello}", file: "a.yaml").variants
}

@Suite("Variants")
struct VariantTests {
    private func names(_ sections: String) throws -> [String] {
        try variants(sections).map { $0.name ?? "" }
    }

    @Test("a scene without the section has one variant, the scene as it stands")
    func noSection() throws {
        let variants = try variants("canvas: {scale: 3, colorScheme: dark}")
        #expect(variants.map(\.name) == [nil])
        #expect(variants[0].scale == 3)
        #expect(variants[0].canvas.colorScheme == .dark)
    }

    @Test(
        "axes cross in a fixed order, whatever order they are written in, and names leave out what the scene has anyway"
    )
    func crossing() throws {
        let expected = ["", "rtl", "xxxl", "xxxl-rtl", "dark", "dark-rtl", "dark-xxxl", "dark-xxxl-rtl"]
        let axes = [
            "colorScheme: [light, dark]", "dynamicTypeSize: [large, xxxLarge]",
            "layoutDirection: [leftToRight, rightToLeft]",
        ]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            let section = order.map { "  " + axes[$0] }.joined(separator: "\n")
            #expect(try names("variants:\n" + section) == expected)
        }
    }

    @Test("a name has device, scheme, type, locale and direction, then platform and system, then states by name")
    func nameOrder() throws {
        let name = try names(
            """
            state: {zoom: 1, isOn: false}
            variants:
              include:
                - {zoom: 2, isOn: true, os: 15, platform: macOS, layoutDirection: rightToLeft, locale: ar,
                   dynamicTypeSize: accessibility3, colorScheme: dark, device: iPhone 15}
            """)
        #expect(name == ["", "iphone15-dark-ax3-ar-rtl-macos-os15-isOn=true-zoom=2"])
    }

    @Test("what is a default is the canvas's and the state's own value")
    func defaults() throws {
        #expect(
            try names(
                """
                canvas: {colorScheme: dark, locale: ar, device: iPhone SE}
                state: {isOn: true}
                variants: {colorScheme: [light, dark], locale: [ar], device: [iPhone SE], isOn: [true]}
                """) == ["light", ""])
    }

    @Test("type sizes have short names, the accessibility sizes are counted", arguments: DynamicTypeSize.named)
    func typeSizes(_ size: (name: String, value: DynamicTypeSize)) throws {
        let short = [
            "xSmall": "xs", "small": "s", "medium": "m", "large": "", "xLarge": "xl", "xxLarge": "xxl",
            "xxxLarge": "xxxl", "accessibility1": "ax1", "accessibility2": "ax2", "accessibility3": "ax3",
            "accessibility4": "ax4", "accessibility5": "ax5",
        ]
        let variants = try variants("variants: {dynamicTypeSize: [\(size.name)]}")
        #expect(variants.map { $0.name ?? "" } == [short[size.name]])
        #expect(variants[0].canvas.dynamicTypeSize == size.value)
    }

    @Test("a device brings its size, its safe area and, where the canvas says none, its scale")
    func devices() throws {
        let section = "variants: {device: [iPhone SE, iPhone 15]}"
        let own = try variants("canvas: {scale: 1}\n" + section)
        #expect(own.map(\.scale) == [1, 1])
        let theirs = try variants("canvas: {width: 100, height: 50}\n" + section)
        #expect(theirs.map(\.scale) == [2, 3])
        #expect(theirs.map(\.name) == ["iphonese", "iphone15"])
        #expect(theirs[1].canvas.height == 852)
        #expect(theirs[1].canvas.safeArea.top == 59)
    }

    @Test("a scale is no part of the name, and wins over a device's")
    func scales() throws {
        let variants = try variants("variants: {scale: [1, 2.5], device: [iPhone SE, iPhone 15]}")
        #expect(variants.map(\.name) == ["iphonese", "iphonese", "iphone15", "iphone15"])
        #expect(variants.map(\.scale) == [1, 2.5, 1, 2.5])
    }

    @Test("a device is held in either way; a window brings its platform; the reader's settings have short names")
    func surroundings() throws {
        let held = try variants("variants: {device: [iPhone 16, iPad Air 11], orientation: [portrait, landscape]}")
        #expect(held.map(\.name) == ["iphone16", "iphone16-landscape", "ipadair11", "ipadair11-landscape"])
        #expect(held[1].canvas.width == 852)
        #expect(held[1].canvas.safeArea.leading == 59)
        let windows = try variants("variants: {device: [iPhone 16, Mac window]}")
        #expect(windows.map(\.canvas.platform.name) == [.iOS, .macOS])
        let read = try variants(
            "variants: {contrast: [increased], legibilityWeight: [regular, bold], colorScheme: [dark]}")
        #expect(read.map(\.name) == ["dark-contrast", "dark-contrast-bold"])
        #expect(read[1].canvas.contrast == .increased && read[1].canvas.legibilityWeight == .bold)
    }

    @Test("no two devices have one short name")
    func deviceNames() throws {
        let names = Device.all.map { VariantValue(.device($0)).shortName }
        #expect(Set(names).count == names.count)
    }

    @Test("exclude takes combinations away, with one value or several; include adds some, crossed if need be")
    func includeExclude() throws {
        #expect(
            try names(
                """
                variants:
                  colorScheme: [light, dark]
                  dynamicTypeSize: [large, xLarge, xxLarge]
                  exclude:
                    - {colorScheme: dark, dynamicTypeSize: [xLarge, xxLarge]}
                  include:
                    - {colorScheme: dark, device: [iPhone SE, iPad]}
                """) == ["", "xl", "xxl", "dark", "iphonese-dark", "ipad-dark"])
        let all = try variants("variants: {colorScheme: [light, dark], include: [{locale: de}]}")
        #expect(all.map(\.isIncluded) == [false, false, true])
    }

    @Test("a value can have a name, by which include and exclude call it too")
    func namedValues() throws {
        #expect(
            try names(
                """
                state: {title: Hi, spot: {type: point, default: {x: 0, y: 0}}}
                variants:
                  title: [Hi, {long: A title that is much longer}]
                  dynamicTypeSize: [large, {huge: accessibility5}]
                  spot: [{middle: {x: 5, y: 5}}]
                  exclude: [{title: long, dynamicTypeSize: huge}]
                """) == ["middle", "middle-long", "huge-middle"])
    }

    @Test("two names that differ in nothing but letters' case are refused, as are two of one scale")
    func collisions() throws {
        for section in [
            "state: {t: a}\nvariants: {t: [b, B]}", "variants: {locale: [de], include: [{locale: de}]}",
            "variants: {scale: [2, 2.0001]}",
        ] {
            #expect(throws: SceneErrors.self, "\(section)") { try variants(section) }
        }
        #expect(try names("variants: {scale: [2, 2.001]}") == ["", ""])
    }

    @Test("the number of variants is limited, before they are made")
    func limit() throws {
        let limits = Limits(variants: 3)
        let values = (0..<90).map { "\($0)" }.joined(separator: ", ")
        let states = (0..<20).map { "s\($0)" }
        let many =
            "state: {\(states.map { "\($0): 0.5" }.joined(separator: ", "))}\n"
            + "variants:\n" + states.map { "  \($0): [\(values)]\n" }.joined() + "body: Spacer"
        #expect(throws: SceneErrors.self) { try SceneFile.parse(text: many, file: "a.yaml") }
        let four = "variants: {colorScheme: [light, dark], include: [{os: 15}, {os: 16}]}\nbody: Spacer"
        #expect(throws: SceneErrors.self) { try SceneFile.parse(text: four, file: "a.yaml", limits: limits) }
    }

    @Test("a device at a scale that makes too many pixels is refused before anything is drawn")
    func pixels() throws {
        #expect(throws: SceneErrors.self) { try variants("variants: {device: [iPad Pro 11], scale: [10]}") }
    }

    @Test("a variant's states begin with its values, the others with their own")
    func states() throws {
        let scene = try SceneFile.parse(
            text: "state: {a: 1, b: 2}\nvariants: {a: [1, 7]}\nbody: {Text: $(a) $(b)}", file: "a.yaml")
        let texts = try scene.variants.map { try scene.settle($0).all("Text").first?["text"] }
        #expect(texts == ["1 2", "7 2"])
        #expect(try scene.settle().all("Text").first?["text"] == "1 2")
    }

    @Test("a component's state of the same name is its own")
    func componentStates() throws {
        let scene = try SceneFile.parse(
            text: """
                state: {n: 1}
                variants: {n: [5]}
                components: {part: {state: {n: 3}, body: {Text: $(n)}}}
                body: {HStack: [{Text: $(n)}, part]}
                """, file: "a.yaml")
        #expect(try scene.settle(scene.variants[0]).all("Text").map { $0["text"] } == ["5", "3"])
    }

    @Test("the environment has the variant's type size, and a modifier can set another")
    func typeSizeInEnvironment() throws {
        let scene = try SceneFile.parse(
            text: """
                canvas: {dynamicTypeSize: small}
                components: {size: {body: {Text: $(environment.dynamicTypeSize)}}}
                body:
                  VStack:
                    - size
                    - size:
                      modifiers: [environment: {dynamicTypeSize: accessibility1}]
                """, file: "a.yaml")
        #expect(try scene.settle(scene.defaultVariant).all("Text").map { $0["text"] } == ["small", "accessibility1"])
    }

    @Test("the variant that stands for the scene is the one without a name, or the first")
    func defaultVariant() throws {
        func name(_ section: String) throws -> String? {
            try SceneFile.parse(text: section + "\nbody: Spacer", file: "a.yaml").defaultVariant.name
        }
        #expect(try name("variants: {colorScheme: [dark, light]}") == nil)
        #expect(try name("variants: {colorScheme: [dark], os: [15, 16]}") == "dark-os15")
    }
}
