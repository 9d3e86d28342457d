package import Foundation
package import TintypeGraphics
package import TintypeImage
package import TintypeTree

/// A scene file, read and checked: ready to be evaluated. Confined to one task.
///
/// ```swift
/// let scene = try SceneFile.parse(bytes, file: "bar.yaml")
/// let settled = try pass.run { scene.evaluate(into: &$0) }
/// ```
package struct SceneFile {
    /// The name by which diagnostics call the file.
    package let file: String
    /// The scene's own name; nil where it has none.
    package let name: String?
    package let canvas: SceneCanvas
    /// The warnings, which keep nothing from being drawn.
    package let warnings: [Diagnostic]
    /// The pictures that the scene has, in the order in which they are drawn; at least one.
    package let variants: [SceneVariant]
    /// The instants of the golden, which is an animation then; nil for still pictures.
    package let frames: FrameTimes?
    /// The comparison of the pictures with their goldens; nil for an exact one.
    package let comparison: SceneComparison?
    /// The views that are not compared.
    package let masks: [SceneMask]
    private let checker: SceneChecker
    fileprivate let part: CheckedPart

    /// The sections that a file can have.
    package static let keys = [
        "$schema", "version", "name", "import", "data", "assets", "canvas", "environment", "alignments", "preferences",
        "namespaces", "state",
        "components",
        "modifiers", "styles", "layouts",
        "body", "timeline", "variants", "frames", "compare", "ignore", "redact",
    ]

    /// The latest `version` of the format that is read; a file that says none is of the first.
    package static let format = 1

    /// Reads and checks a file's bytes. Nothing is evaluated, and nothing is read but the bytes and the files that they name.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, in YAML or JSON.
    ///   - folder: The files that the scene may name; nil for a scene that can name none.
    ///   - file: The name that diagnostics and dumps give; one that ends in `.json` is read by JSON's rules for escapes.
    /// - Throws: ``SceneErrors`` with all that is wrong.
    package static func parse(
        _ bytes: some Collection<UInt8>, file: String, folder: (any SceneFolder)? = nil, limits: Limits = Limits()
    ) throws(SceneErrors) -> SceneFile {
        let diagnostics = DiagnosticBag()
        let document = SceneDocument.parse(bytes, file: file, limits: limits, diagnostics: diagnostics)
        guard let document else {
            let source = SourceText(
                file: file, text: String(decoding: Array(bytes.prefix(limits.fileBytes)), as: UTF8.self))
            throw SceneErrors(diagnostics.sorted, sources: [source])
        }
        let reader = SceneReader(document.source, names: .vocabulary, diagnostics: diagnostics)
        let checker = SceneChecker(reader: reader, limits: limits, isPrelude: false, files: SceneFiles(folder))
        let scene = SceneFile(document.root, file: file, checker: checker)
        guard let scene, !diagnostics.hasErrors else {
            throw SceneErrors(diagnostics.sorted, sources: checker.sources)
        }
        return scene
    }

    /// Reads and checks a text.
    package static func parse(
        text: String, file: String, limits: Limits = Limits()
    ) throws(SceneErrors) -> SceneFile {
        try parse(Array(text.utf8), file: file, limits: limits)
    }

    /// Indicates whether expressions name files that the scene reads: which ones is known only when it is drawn.
    package var hasComputedFiles: Bool { checker.files.hasComputedNames }

    /// The pictures and colours that the scene names, for a canvas of its own.
    package func assets(for canvas: SceneCanvas) -> any AssetSource {
        SceneAssetSource(files: checker.files, idiom: canvas.idiom)
    }

    private init?(_ root: SceneValue, file: String, checker: SceneChecker) {
        let reader = checker.reader
        guard let mapping = reader.mapping(root, of: "the scene"), Self.isReadable(mapping, reader) else { return nil }
        for entry in mapping.entries where !Self.keys.contains(entry.key) {
            reader.unknown("section", entry.key, at: entry.keyPlace, among: Self.keys)
        }
        self.file = file
        self.checker = checker
        name = mapping["name"].flatMap { reader.text($0, of: "name") }
        if let value = mapping["assets"] { checker.readAssets(value) }
        canvas = mapping["canvas"].map { SceneCanvas($0, checker: checker) } ?? SceneCanvas()
        checker.readDeclarations(mapping)
        part = CheckedPart(scene: mapping, checker: checker)
        variants = VariantReader(checker: checker, canvas: canvas, states: part.states).read(mapping["variants"])
        if let section = mapping["canvas"] { SceneCanvas.check(section, variants, checker.diagnostics) }
        frames = mapping["frames"].flatMap { FramesReader(checker: checker).read($0) }
        comparison = mapping["compare"].flatMap { ComparisonReader(checker: checker).read($0) }
        masks = checker.masks(mapping)
        checker.checkUnusedParts()
        warnings = checker.diagnostics.sorted.filter { $0.severity == .warning }
    }

    /// True where the file's version is known. If it is not, that is all that is said: the rest is in a language of
    /// later.
    private static func isReadable(_ mapping: SceneMapping, _ reader: SceneReader) -> Bool {
        guard let value = mapping["version"] else { return true }
        guard case .scalar(let scalar) = value.content, let version = Int(scalar.text), version >= 1 else {
            reader.mismatch("a whole number from 1 on", value, of: "version")
            return false
        }
        guard let later = LaterFormat(version, known: format) else { return true }
        reader.diagnostics.error("the scene was \(later.message)", at: value.place, hint: later.hint)
        return false
    }

    /// The variant that is drawn where one picture is wanted: the scene as it stands, or else the first.
    package var defaultVariant: SceneVariant {
        variants.first { $0.name == nil } ?? variants[0]
    }

    /// The ids that the file gives to views by a text, without an expression, in alphabetical order.
    package var ids: [String] { checker.ids.keys.sorted() }

    /// The places where an id is given by a text, in the order of the file.
    func places(ofID id: String) -> [ScenePlace] {
        (checker.ids[id] ?? []).sorted {
            ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
        }
    }

    /// Appends the scene's nodes: what ``SettlePass/run(_:)`` is given. Faults are told to the session.
    ///
    /// - Parameter variant: One of the scene's; nil for the scene as it stands.
    package func evaluate(into scope: inout Scope, variant: SceneVariant? = nil) {
        evaluate(into: &scope, variant: variant, keepRoot: nil)
    }

    fileprivate func evaluate(
        into scope: inout Scope, variant: SceneVariant?, keepRoot: ((SceneFrame, Scope) -> Void)?
    ) {
        let run = SceneRun(
            session: scope.session, limits: checker.limits, startValues: variant?.states ?? [:], keepRoot: keepRoot)
        part.evaluate(SceneFrame(run: run), &scope, PartArguments(), site: nil, nil)
    }

    /// The instants at which the scene changes, in seconds from the first picture, in order.
    package var instants: [Double] { part.timeline.map(\.time) }

    /// Refuses a canvas that came out with more pixels than the limits allow: one of the scene's ideal size is known only
    /// when the scene is settled.
    package func checkSize(_ size: CGSize, scale: CGFloat) throws(SceneErrors) {
        let place = checker.reader.source.start
        guard let problem = SceneCanvas.problem(size, scale: scale, limits: checker.limits, at: place) else { return }
        throw SceneErrors([problem], sources: checker.sources)
    }

    /// Errors that are found once the scene is settled, at places in the file.
    package func errors(_ diagnostics: [Diagnostic]) -> SceneErrors {
        SceneErrors(diagnostics.sorted(), sources: checker.sources)
    }

    /// Errors that evaluation and placement met, each at the place in the file where its view is written.
    package func errors(_ errors: RenderErrors) -> SceneErrors {
        SceneErrors(errors.errors.map(diagnostic).sorted(), sources: checker.sources)
    }

    private func diagnostic(_ error: RenderError) -> Diagnostic {
        // In this file or in one that it imports.
        let files = Set(checker.sources.map(\.file))
        let source = error.place?.source.flatMap { files.contains($0.file) ? ScenePlace($0) : nil }
        return Diagnostic(error.message, at: source ?? checker.reader.source.start, hint: error.hint)
    }
}

/// A scene file that lives, from its first picture on. Confined to one task.
package final class LivingSceneFile {
    package let scene: SceneFile
    private let variant: SceneVariant?
    private let root = Root()
    private let living: LivingScene
    /// The instants that have not come yet.
    private var waiting: ArraySlice<SceneInstant>

    /// The names and the place of the scene itself in its last evaluation.
    private final class Root {
        var place: (frame: SceneFrame, scope: Scope)?
    }

    /// - Throws: ``SceneErrors`` for what evaluation and placement met.
    package init(
        _ scene: SceneFile, variant: SceneVariant?, context: RenderContext, canvas: ProposedViewSize,
        safeArea: EdgeInsets
    ) throws {
        self.scene = scene
        self.variant = variant
        waiting = scene.part.timeline[...]
        do {
            living = try LivingScene(context: context, canvas: canvas, safeArea: safeArea) { [weak root] into in
                // Weakly: the place leads to the session, and that to this closure.
                scene.evaluate(into: &into, variant: variant) { root?.place = ($0, $1) }
            }
        } catch let errors as RenderErrors {
            throw scene.errors(errors)
        }
        try advance(to: 0)
    }

    /// The views as they stand.
    package var settled: SettledScene { living.settled }
    /// The instant that is shown, in seconds from the first picture.
    package var time: Double { living.time }

    /// The properties that are on their way, each by its view's name and its own, with its value.
    package var movingProperties: [(name: String, value: String)] { living.movingProperties }

    /// Goes on to an instant, in seconds from the first picture, with all that the scene says happens until then.
    ///
    /// - Throws: ``SceneErrors`` for what evaluation and placement met.
    package func advance(to end: Double) throws {
        do {
            while let next = waiting.first, next.time <= end {
                waiting.removeFirst()
                try living.advance(to: next.time)
                guard let (frame, scope) = root.place else { continue }
                let animation = next.animation(frame.current, scope)
                try living.perform {
                    CurrentTransaction.with(Transaction(animation: animation)) {
                        next.action.perform(frame.current, scope)
                    }
                }
                for touch in next.touches {
                    guard let (frame, scope) = root.place else { continue }
                    try touch.perform(living, frame.current, scope)
                }
            }
            try living.advance(to: end)
        } catch let errors as RenderErrors {
            throw scene.errors(errors)
        }
    }
}
