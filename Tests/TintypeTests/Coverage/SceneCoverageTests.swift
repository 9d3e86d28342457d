import Foundation
import Testing
import TintypeScene

/// The page of names that only Swift files can use. `TINTYPE_RECORD=all` writes it anew.
@Suite("Coverage of scenes")
struct SceneCoverageTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The reasons for which a scene cannot have a name, or need not.
    static let reasons = [
        "AnyView": "hides a type, and scenes have none",
        "Canvas": "what it draws is code; a `ZStack` of `Path`, `Text` and `Image` draws the same",
        "DefaultButtonLabel": "a `Button` with a `role` and no label has it",
        "DefaultDateProgressLabel": "a `ProgressView` with a `timerInterval` has it",
        "DefaultShareLinkLabel": "a `ShareLink` without a label has it",
        "EquatableView": "says when to evaluate again, which no picture shows",
        "LabeledControlGroupContent": "a `ControlGroup` with a label has it",
        "ModifiedContent": "the type of a view with a modifier",
        "OffsetShape": "every shape has the argument `offset`",
        "OutlineGroup": "a scene's records hold none of their own kind: put a `DisclosureGroup` in another",
        "PasteButton": "what can be pasted is a type of Swift's; a `Button` looks the same",
        "PresentedWindowContent": "the type of a window's content",
        "PreviewModifierContent": "the type of a preview's content",
        "RotatedShape": "every shape has the argument `rotation`",
        "ScaledShape": "every shape has the argument `scale`",
        "ScrollViewReader": "a scene says `scrollPosition` with an id",
        "SectionCollection": "read by containers of the author's own, which are code",
        "SettingsLink": "opens the settings of an app, which a scene is none of",
        "Subview": "read by containers of the author's own, which are code",
        "SubviewsCollection": "read by containers of the author's own, which are code",
        "TimelineView": "a scene says what changes, and when, in `timeline`",
        "TransformedShape":
            "the arguments `scale`, `rotation` and `offset` of every shape; an `AnyShape` for another order",
        "TupleView": "the type of several views",
        "actionSheet": "the older form of `confirmationDialog`, whose buttons are values of code",
        "containerValue": "only a container of the author's own reads it, which is code",
        "distortionEffect": "its shader is code",
        "environmentObject": "an object is code; `environment` hands values down",
        "equatable": "says when to evaluate again, which no picture shows",
        "fill": "an argument of every shape: `Circle: {fill: red}`",
        "glassEffectID": "names glass for transitions, of which a picture shows nothing",
        "glassEffectTransition": "a picture shows glass there or not",
        "glassEffectUnion": "glass that a `GlassEffectContainer` holds flows together where it is near",
        "help": "words that only a resting pointer brings out",
        "inset": "an argument of every shape that can be drawn smaller: `Circle: {inset: 4}`",
        "layerEffect": "its shader is code",
        "layoutValue": "only a layout of the author's own reads it, which is code",
        "modifier": "a modifier that the scene declares is called by its name",
        "previewDevice": "the canvas says the device",
        "previewDisplayName": "a scene has a name",
        "previewInterfaceOrientation": "the canvas says it",
        "previewLayout": "the canvas says it",
        "rotation": "an argument of every shape: `Capsule: {rotation: 45}`",
        "safeAreaInsets": "the canvas says them",
        "scale": "an argument of every shape: `Circle: {scale: 0.5}`",
        "stroke": "an argument of every shape: `Circle: {stroke: red, lineWidth: 2}`",
        "strokeBorder": "an argument of every shape that can be drawn smaller: `Circle: {strokeBorder: red}`",
        "symbolEffectsRemoved": "a scene says the effect where it belongs, in a branch or a style of its own",
        "tabViewCustomization": "it keeps what people arrange, and nobody does in a picture",
        "textRenderer": "what it draws is code",
        "trim": "an argument of every shape: `Circle: {trim: {to: 0.7}}`",
    ]

    @Test("only names that no scene word reaches have a reason")
    func reasonsAreNeeded() {
        let words = Set(Vocabulary.views.map(\.name) + Vocabulary.modifiers.map(\.name))
        #expect(Self.reasons.keys.filter(words.contains) == [])
    }

    @Test("the article names every view and modifier that no scene word reaches, the most used first")
    func page() throws {
        let sources = ["Apple/SwiftUI", "Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI"]
        let declared = try PublicNames(folders: sources.map { root.appendingPathComponent("Sources/\($0)") })
        let table = try CoverageTable(folder: root.appendingPathComponent("Fixtures/coverage"), declared: declared)
        let text = article(table)
        let file = root.appendingPathComponent("Sources/Tintype/Tintype.docc/NotInScenes.md")
        if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "write it: TINTYPE_RECORD=all swift test --filter Coverage")
    }

    @Test("a view or modifier of 20 files and more that changes a picture is a word, or has a reason")
    func usedNames() throws {
        let sources = ["Apple/SwiftUI", "Tintype", "TintypeGraphics", "TintypeTree", "TintypeUI"]
        let declared = try PublicNames(folders: sources.map { root.appendingPathComponent("Sources/\($0)") })
        let table = try CoverageTable(folder: root.appendingPathComponent("Fixtures/coverage"), declared: declared)
        let words = Set(Vocabulary.views.map(\.name) + Vocabulary.modifiers.map(\.name))
        let used = table.names.filter { name in
            guard let files = name.files, files >= 20, name.state == .exactly || name.state == .plainly else {
                return false
            }
            return name.kind == "modifier" || (name.kind == "type" && SwiftOnlyNames.views.contains(name.name))
        }
        #expect(used.count > 100)
        #expect(used.map(\.name).filter { !words.contains($0) && Self.reasons[$0] == nil } == [])
    }

    private func article(_ table: CoverageTable) -> String {
        let views = missing("type", from: table, but: Set(Vocabulary.views.map(\.name))) {
            SwiftOnlyNames.views.contains($0.name)
        }
        let modifiers = missing("modifier", from: table, but: Set(Vocabulary.modifiers.map(\.name))) { _ in true }
        let lines = [
            "# Names that scene files do not have", "",
            "Views and modifiers that Swift files can use, and scene files cannot so far.", "", "## Overview", "",
            "Scene files have \(Vocabulary.views.count) views and \(Vocabulary.modifiers.count) modifiers:",
            "`tintype schema` tells them. The names below are drawn in Swift files alone; the figure is that of the real",
            "files, of 3,055, that use the name. A name with a reason beside it stays so.",
            "`TINTYPE_RECORD=all swift test --filter Coverage` writes this page.",
            "",
            "## Views", "",
        ]
        return (lines + rows(views) + ["", "## Modifiers", ""] + rows(modifiers)).joined(separator: "\n") + "\n"
    }

    /// Names that change a picture, and that are none of `words`.
    private func missing(
        _ kind: String, from table: CoverageTable, but words: Set<String>, where isWanted: (CoverageTable.Name) -> Bool
    ) -> [CoverageTable.Name] {
        table.names
            .filter { $0.kind == kind && ($0.state == .exactly || $0.state == .plainly) && isWanted($0) }
            .filter { !words.contains($0.name) }
            .sorted { ($1.files ?? 0, $0.name) < ($0.files ?? 0, $1.name) }
    }

    private func rows(_ names: [CoverageTable.Name]) -> [String] {
        ["| Name | Files | |", "|---|---|---|"]
            + names.map {
                let reason = Self.reasons[$0.name].map { "\($0) " } ?? ""
                return "| `\($0.name)` | \($0.files.map { "\($0)" } ?? "") | \(reason)|"
            }
    }
}
