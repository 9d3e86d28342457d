import Foundation
import Testing
import Tintype
import TintypeImage
import TintypeTesting

@Suite("Variants and masks of tests")
@MainActor
struct VariantTests {
    private let goldens = ScratchFolder()

    private struct Card: View {
        var color = Color.red
        @Environment(\.colorScheme) private var scheme
        @Environment(\.layoutDirection) private var direction
        @Environment(\.locale) private var locale

        var body: some View {
            HStack(spacing: 0) {
                color.frame(width: 10, height: 10).id("lamp")
                (scheme == .dark ? Color.white : .black).frame(width: 20, height: 10)
                (locale.identifier == "ar" ? Color.green : .blue).frame(width: 20, height: 10)
            }
        }
    }

    @Test("axes cross into goldens that are called by what is not the default")
    func crossing() throws {
        let variants = SnapshotVariants(
            schemes: [.light, .dark], locales: [Locale(identifier: "en_US"), Locale(identifier: "ar")],
            layoutDirections: [.leftToRight, .rightToLeft]
        )
        .excluding { $0.layoutDirection == .rightToLeft && $0.locale?.identifier != "ar" }
        .including(SnapshotVariants(scales: [3]))
        #expect(
            variants.all.map(\.name) == [nil, "ar", "ar-rtl", "dark", "dark-ar", "dark-ar-rtl", "3x"])
        _ = offCI {
            verifySnapshots(
                of: Card(), as: .image(), across: variants, record: .all, snapshotDirectory: goldens.path,
                testName: "card()")
        }
        #expect(
            goldens.files == [
                "card.3x.png", "card.ar-rtl.png", "card.ar.png", "card.dark-ar-rtl.png", "card.dark-ar.png",
                "card.dark.png", "card.png",
            ])
        func pixel(_ name: String, _ x: Int) throws -> SIMD4<UInt8> {
            try PNG.decode([UInt8](goldens.bytes(name))).bitmap[x, 5]
        }
        #expect(try pixel("card.dark.png", 30) == SIMD4(255, 255, 255, 255))
        #expect(try pixel("card.ar.png", 99) == pixel("card.ar-rtl.png", 0))
        #expect(try PNG.decode([UInt8](goldens.bytes("card.3x.png"))).bitmap.width == 150)
    }

    @Test("states change the environment, and a name comes before the variant's")
    func states() throws {
        let variants = SnapshotVariants(states: ["plain": { _ in }, "turned": { $0.layoutDirection = .rightToLeft }])
        _ = offCI {
            verifySnapshots(
                of: Card(), as: .tree, across: variants, named: "wide", record: .all, snapshotDirectory: goldens.path,
                testName: "card()")
        }
        #expect(goldens.files == ["card.wide-plain.tree.txt", "card.wide-turned.tree.txt"])
        #expect(try goldens.text("card.wide-plain.tree.txt") != goldens.text("card.wide-turned.tree.txt"))
    }

    @Test("variants that would share a golden, or none at all, fail")
    func ambiguous() throws {
        func failures(_ variants: SnapshotVariants) -> [String] {
            offCI {
                verifySnapshots(
                    of: Card(), as: .image(), across: variants, record: .all, snapshotDirectory: goldens.path,
                    testName: "card()")
            }
        }
        let twice = failures(SnapshotVariants(schemes: [.dark, .dark]))
        #expect(twice.contains { $0.contains("two variants share the golden card.dark") })
        #expect(failures(SnapshotVariants().excluding { _ in true }).first?.hasPrefix("card has no variants") == true)
    }

    @Test("what is ignored may change, and what is painted over never reaches the golden")
    func masks() throws {
        var run = ScratchFolder(again: goldens)
        func verify(
            _ color: Color, _ strategy: Snapshotting<Card, Bitmap>, _ mode: SnapshotTestingConfiguration.Record
        ) -> String? {
            // Each as in a run of its own.
            run = ScratchFolder(again: run)
            return offCI {
                verifySnapshot(
                    of: Card(color: color), as: strategy, record: mode, snapshotDirectory: run.path,
                    testName: "card()")
            }
        }
        _ = verify(.red, .image(ignoring: ["lamp"]), .all)
        #expect(verify(.yellow, .image(ignoring: ["lamp"]), .never) == nil)
        #expect(verify(.yellow, .image(), .never) != nil)
        _ = verify(.red, .image(redacting: ["lamp"]), .all)
        let hidden = try PNG.decode([UInt8](goldens.bytes("card.png"))).bitmap
        #expect(verify(.yellow, .image(redacting: ["lamp"]), .never) == nil)
        #expect(hidden[8, 8].x == hidden[8, 8].y)
    }

    @Test("an id that no view has fails with the id that was meant")
    func wrongID() throws {
        let failure = verifySnapshot(
            of: Card(), as: .image(ignoring: ["lmap"]), record: .all, snapshotDirectory: goldens.path,
            testName: "card()")
        #expect(failure?.contains("no view has the id \"lmap\" (did you mean \"lamp\"?)") == true)
    }
}
