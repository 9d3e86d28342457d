import Foundation
import Testing
import Tintype
import TintypeTesting

private let brand = URL(fileURLWithPath: "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf")

@Suite("Fonts of tests", .snapshots(fonts: [brand]))
@MainActor
struct FontTests {
    private let goldens = ScratchFolder()

    /// The folder of goldens as the `run`-th run of the test process would come to it.
    private func folder(_ run: Int) -> String {
        goldens.path + String(repeating: "/../" + (goldens.path as NSString).lastPathComponent, count: run)
    }

    private func verify(_ view: some View, record: SnapshotTestingConfiguration.Record, run: Int = 0) -> String? {
        offCI {
            verifySnapshot(
                of: AnyView(view), as: .image, record: record, snapshotDirectory: folder(run), testName: "fonts()")
        }
    }

    private func text(_ family: String) -> some View { Text(verbatim: "Brand").font(.custom(family, size: 30)) }

    @Test("a suite's font is found by its names; elsewhere the system's stands in")
    func suite() {
        #expect(verify(text("LiberationSans-Bold"), record: .all) == nil)
        #expect(verify(text("liberation sans bold"), record: .never, run: 1) == nil)
        // Other tests of the process may have registered other weights of the family.
        #expect(verify(text("Liberation Sans").fontWeight(.bold), record: .never, run: 2) == nil)
        // Another family was asked for, which is a change whatever the machine has.
        let failure = verify(text("No Such Family"), record: .never, run: 3)
        #expect(failure?.contains("changed") == true, "\(failure ?? "no failure")")
        #expect(failure?.contains("substitute none → InterDisplay-Regular") == true, "\(failure ?? "no failure")")
    }

    @Test("a strategy's fonts come on top of those of the suite")
    func strategy() {
        let black = URL(fileURLWithPath: "/usr/share/fonts/truetype/liberation/LiberationSans-Italic.ttf")
        let view = Text(verbatim: "Brand").font(.custom("LiberationSans-Italic", size: 30))
        func verify(_ fonts: [URL], _ record: SnapshotTestingConfiguration.Record, run: Int) -> String? {
            offCI {
                verifySnapshot(
                    of: view, as: .image.fonts(fonts), record: record,
                    snapshotDirectory: folder(run), testName: "strategy()")
            }
        }
        #expect(verify([black], .all, run: 0) == nil)
        let failure = verify([], .never, run: 1)
        #expect(failure?.contains("not comparable") == true, "\(failure ?? "no failure")")
        #expect(withSnapshotTesting(fonts: [black]) { verify([], .never, run: 2) } == nil)
    }

    @Test("a character that no font has fails the assertion, which says how to declare one")
    func missing() {
        let failure = verify(Text(verbatim: "\u{13080}"), record: .all)
        #expect(failure?.contains("U+13080") == true)
        #expect(failure?.contains(".snapshots(fonts: [url])") == true)
        #expect(goldens.files.isEmpty)
    }

    @Test("a font that is not there fails the assertion")
    func unreadable() {
        let nowhere = URL(fileURLWithPath: "/nowhere.ttf")
        let failure = withSnapshotTesting(fonts: [nowhere]) { verify(Color.red, record: .all) }
        #expect(failure?.contains("/nowhere.ttf cannot be read as a font") == true)
    }

    @Test("formatters follow the locale that the test asks for")
    func locale() throws {
        struct Number: View {
            var body: some View { Text(verbatim: 1234.5.formatted()).id(1234.5.formatted()) }
        }
        func tree(_ locale: String) throws -> String {
            _ = offCI {
                verifySnapshot(
                    of: Number(), as: .tree(locale: Locale(identifier: locale)), record: .all,
                    snapshotDirectory: goldens.path, testName: "locale\(locale)()")
            }
            return try goldens.text("locale\(locale).tree.txt")
        }
        #expect(try tree("de_DE").contains("1.234,5"))
        #expect(try tree("en_US").contains("1,234.5"))
    }
}
