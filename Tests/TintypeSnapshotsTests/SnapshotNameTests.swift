import Testing
import TintypeSnapshots

@Suite("The file of a golden")
struct SnapshotNameTests {
    @Test("mirrors the scene's path, with the variant and the scale")
    func ordinary() {
        #expect(SnapshotName(path: "scenes/badges/bar", scale: 2).relativePath == "scenes/badges/bar@2x.png")
        #expect(
            SnapshotName(path: "scenes/badges/bar", variant: "iphone15-dark-xxxl-ar-rtl", scale: 3).relativePath
                == "scenes/badges/bar.iphone15-dark-xxxl-ar-rtl@3x.png")
        #expect(
            SnapshotName(["BadgeTests", "testBar"], variant: "dark", scale: 1).relativePath
                == "BadgeTests/testBar.dark.png")
        #expect(SnapshotName(path: "bar", scale: 1.5).relativePath == "bar@1.5x.png")
    }

    @Test("lies beside nothing but its artifacts")
    func artifacts() {
        let name = SnapshotName(path: "badges/bar", variant: "dark", scale: 2)
        #expect(
            SnapshotArtifact.allCases.map(name.artifactPath) == [
                "badges/bar.dark@2x-expected.png", "badges/bar.dark@2x-actual.png", "badges/bar.dark@2x-diff.png",
            ])
    }

    /// Names that some scheme or other would give one file, or none.
    private static let nasty: [[String]] = [
        [""], [" "], ["  "], ["."], [".."], ["..."], ["a"], ["a."], [".a"], ["a.b"], ["a-b"], ["a_b"], ["a b"], ["a/b"],
        ["a", "b"], ["a\\b"], ["a%b"], ["a%2Fb"], ["a%252Fb"], ["%"], ["%%"], ["%2E"], ["%~"], ["a~b"], ["a:b"],
        ["a*b"],
        ["a?b"], ["a\"b"], ["a<b"], ["a|b"], ["a\0b"], ["a\nb"], ["a\tb"], ["a@2x"], ["a@2x.png"], ["a.png"],
        ["a.png", "b"],
        ["a.dark"], ["a-actual"], ["a-expected"], ["con"], ["CON1"], ["aux"], ["nul", "a"], ["com1"], ["com0"],
        ["lpt9"],
        ["é"], ["e\u{301}x"], ["ß"], ["ss"], ["日本"], ["👍"], ["👍🏽"], ["", ""], ["", "a"], ["a", ""],
        [String(repeating: "x", count: 100)], [String(repeating: "x", count: 101)],
        [String(repeating: "x", count: 102)],
        [String(repeating: "x", count: 5000)], [String(repeating: "é", count: 60)], [String(repeating: "é", count: 61)],
        [String(repeating: "x", count: 99) + "y", "b"], [String(repeating: "x", count: 200) + "y", "b"],
        [String(repeating: "x", count: 200) + "z", "b"],
    ]

    @Test("belongs to one name alone, even where case does not count")
    func injective() {
        var (goldens, artifacts): (Set<String>, Set<String>) = ([], [])
        var count = 0
        for components in SnapshotNameTests.nasty {
            for variant in [nil, "", "dark", "a.b"] {
                for scale in [1, 2, 2.5] {
                    let name = SnapshotName(components, variant: variant, scale: scale)
                    goldens.insert(name.relativePath.lowercased())
                    for kind in SnapshotArtifact.allCases { artifacts.insert(name.artifactPath(kind).lowercased()) }
                    count += 1
                }
            }
        }
        #expect(goldens.count == count)
        #expect(artifacts.count == count * SnapshotArtifact.allCases.count)
    }

    @Test("Pain 25: has a name that any file system takes, in folders that any takes")
    func portable() {
        for components in SnapshotNameTests.nasty {
            for variant in [nil, "", "dark", String(repeating: "long ", count: 50)] {
                let name = SnapshotName(components, variant: variant, scale: 2)
                for part in name.artifactPath(.expected).split(separator: "/", omittingEmptySubsequences: false) {
                    #expect((1...140).contains(part.utf8.count))
                    #expect(part.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\\/:*?\"<>|".utf8.contains($0) })
                    #expect(part.first != "." && part.last != ".")
                    #expect(
                        !["con", "aux", "nul", "com1", "lpt9"].contains(part.split(separator: ".")[0].lowercased()))
                }
            }
        }
    }

    @Test("has the start of a long name, cut between characters, and a hash")
    func long() {
        let path = SnapshotName([String(repeating: ".", count: 34)], scale: 2).relativePath
        #expect(path.hasPrefix(String(repeating: "%2E", count: 27) + "%~"))
        #expect(path.hasSuffix("@2x.png"))
        #expect(path.utf8.count == 27 * 3 + 2 + 16 + 7)
        #expect(
            SnapshotName([String(repeating: ".", count: 33)], scale: 1).relativePath == String(
                repeating: "%2E", count: 33) + ".png")
    }

    @Test("is one for the two spellings of a letter that Swift takes for equal")
    func normalized() {
        let (one, two) = (SnapshotName(["caf\u{E9}"], scale: 2), SnapshotName(["cafe\u{301}"], scale: 2))
        #expect(one == two)
        #expect(one.relativePath == two.relativePath)
    }

    @Test("is found to be another's where only case tells them apart, or nothing does")
    func collisions() {
        let names = ["b/x", "A/x", "a/x", "B/y", "c", "c", "d"].map { SnapshotName(path: $0, scale: 2) }
        #expect(
            SnapshotName.collisions(among: names).map { $0.map(\.relativePath) }
                == [["A/x@2x.png", "a/x@2x.png"], ["c@2x.png", "c@2x.png"]])
    }
}
