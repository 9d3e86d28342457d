import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// Answers questions about an app's previews, each about the sources as they are saved. Confined to one thread.
final class PreviewService {
    private let watch: PreviewWatch
    private let options: PreviewOptions
    private var run: PreviewRun?
    private var failed: [ShownPreview] = []
    private var fault: PreviewFault?

    init(path: String, _ options: PreviewOptions) {
        watch = PreviewWatch(path: path, options)
        self.options = options
    }

    /// The previews that there are, and those that cannot be known because the code that lists them fails.
    func list() throws -> [ShownPreview] {
        let run = try current()
        return (failed + run.entries.map { run.shown($0) }).filter { options.matches($0.name) }.map(\.relative)
    }

    /// Draws a preview into a file.
    func render(_ question: PreviewQuestion) throws -> ShownPreview {
        try drawn(question, wantsTree: question.tree ?? false) { run, index, variant, file in
            try run.draw(index, variant, into: file, wantsTree: question.tree ?? false)
        }
    }

    /// The settled views of a preview, with their frames and texts; a part of them where the question names a view.
    func tree(_ question: PreviewQuestion) throws -> InspectedView {
        let (run, index, variant) = try asked(question)
        let file = scratch
        defer { try? FileManager.default.removeItem(atPath: file) }
        let (shown, tree) = try run.draw(index, variant, into: file, wantsTree: true)
        if let error = shown.error { throw PreviewFault(error, of: shown) }
        guard let tree else { throw PreviewFault(message: "the preview has no views") }
        guard let view = question.view else { return InspectedView(tree.root) }
        do {
            return InspectedView(try tree.find(view).view)
        } catch {
            throw PreviewFault(message: "\(error)")
        }
    }

    /// The reason for a view's size and place, for people and as JSON.
    func explain(_ question: PreviewQuestion) throws -> (text: String, json: String) {
        let (run, index, variant) = try asked(question)
        guard let view = question.view else {
            throw PreviewFault(message: "the question names no view", hint: "say its id or its path as view")
        }
        let (shown, explanation) = try run.explain(index, variant, view: view)
        if let error = shown.error { throw PreviewFault(error, of: shown) }
        guard let explanation else { throw PreviewFault(message: "there is no explanation") }
        return explanation
    }

    /// Touches a preview, and draws what comes of it into a file.
    func act(_ question: PreviewQuestion) throws -> ShownPreview {
        try drawn(question, wantsTree: question.tree ?? true) { run, index, variant, file in
            try run.act(index, variant, question.allActions, isNew: question.reset ?? false, into: file)
        }
    }

    private func drawn(
        _ question: PreviewQuestion, wantsTree: Bool,
        _ draw: (PreviewRun, Int, PreviewVariant, String) throws -> (shown: ShownPreview, tree: SettledTree?)
    ) throws -> ShownPreview {
        if let output = question.output, !output.lowercased().hasSuffix(".png") {
            throw PreviewFault(message: "\(output) is no name of a picture", hint: "name a file that ends in .png")
        }
        let (run, index, variant) = try asked(question)
        let file = scratch
        defer { try? FileManager.default.removeItem(atPath: file) }
        let (drawn, tree) = try draw(run, index, variant, file)
        var shown = drawn.relative
        if let error = shown.error { throw PreviewFault(error, of: shown) }
        guard let bytes = try WholeFile.read(file) else { throw PreviewFault(message: "the preview has no picture") }
        let name = SnapshotName([shown.name], variant: variant.name, scale: shown.scale ?? 1).relativePath
        let place = question.output ?? FilePaths.join(GoldenOptions.standardOutput + "/previews", name)
        try AtomicFile.write(bytes, to: place, makingFolders: true)
        shown.picture = place
        if wantsTree { shown.tree = tree.map { InspectedView($0.root) } }
        return shown
    }

    /// The preview and the conditions that a question is about.
    private func asked(_ question: PreviewQuestion) throws -> (PreviewRun, Int, PreviewVariant) {
        let run = try current()
        let names = run.entries.map(\.name)
        guard let name = question.preview else {
            throw PreviewFault(message: "the question names no preview", hint: "there are: \(names.prefix(20))")
        }
        guard let index = names.firstIndex(of: name) else {
            if let fault = failed.first(where: { $0.name == name }), let error = fault.error {
                throw PreviewFault(error, of: fault.relative)
            }
            let near = nearestNames(to: name, among: names, limit: 1).first
            throw PreviewFault(
                message: "there is no preview \"\(name)\"",
                hint: near.map { "did you mean \"\($0)\"?" } ?? "list names them")
        }
        let variants = try question.variants(scale: options.scale)
        guard variants.count == 1 else {
            throw PreviewFault(message: "a question is about one picture", hint: "say one value of each condition")
        }
        return (run, index, variants[0])
    }

    /// The app as it is saved.
    private func current() throws -> PreviewRun {
        if let changes = watch.saved() {
            (run, fault, failed) = (nil, nil, [])
            switch try watch.round(changes) {
            case .broken(let failure):
                fault = PreviewFault(
                    message: "the sources do not compile", diagnostics: failure.diagnostics.map(\.shown))
            case .lost(let error): fault = PreviewFault(message: error.message, hint: error.hint)
            case .built(let built, let failed, _): (run, self.failed) = (built, failed)
            }
        }
        if let fault { throw fault }
        guard let run else {
            throw PreviewFault(message: "there is no app", hint: "name a folder of sources, a project or a package")
        }
        return run
    }

    /// A file for a picture, by an absolute path: the process that draws has another working folder.
    private var scratch: String {
        URL(fileURLWithPath: FilePaths.join(PreviewCache.folder, "pictures-\(getpid()).png")).path
    }
}

/// A question about a preview.
struct PreviewQuestion: Codable {
    /// The preview's name, as the list has it.
    var preview: String?
    var device: String?
    /// `light` or `dark`.
    var scheme: String?
    var type: String?
    var locale: String?
    /// `ltr` or `rtl`.
    var direction: String?
    var landscape: Bool?
    /// Pixels a point.
    var scale: Double?
    var date: String?
    /// The view that is meant, by its id or its path.
    var view: String?
    /// The file of the picture.
    var output: String?
    /// True for the settled views beside the picture.
    var tree: Bool?
    var actions: [PreviewAction]?
    /// One action, in place of several: see ``Tintype/PreviewAction``.
    var action: PreviewAction.Kind?
    var id: String?
    var label: String?
    var text: String?
    var role: String?
    var value: String?
    var number: Double?
    var x: Double?
    var y: Double?
    /// The app, for those who may ask about several.
    var path: String?
    /// True to begin anew with a preview that is touched.
    var reset: Bool?

    /// The actions, in their order.
    fileprivate var allActions: [PreviewAction] {
        guard let action else { return actions ?? [] }
        var single = PreviewAction(action)
        (single.id, single.label, single.text, single.role) = (id, label, text, role)
        (single.value, single.number, single.x, single.y) = (value, number, x, y)
        return (actions ?? []) + [single]
    }

    /// The conditions, as options of the command would say them.
    ///
    /// - Throws: ``PreviewFault`` for a value that there is not.
    fileprivate func variants(scale: Double?) throws -> [PreviewVariant] {
        let options = [
            ("--device", device), ("--scheme", scheme), ("--type", type), ("--locale", locale), ("--dir", direction),
            ("--date", date),
        ]
        var arguments = options.flatMap { name, value in value.map { ["\(name)=\($0)"] } ?? [] }
        if landscape == true { arguments.append("--landscape") }
        do {
            var matrix = try PreviewConditionOptions.parse(arguments).matrix
            matrix.base.scale = self.scale ?? scale
            if let scale = matrix.base.scale, !(scale > 0 && scale <= 16) {
                throw ValidationError("scale must be above 0 and at most 16")
            }
            return matrix.variants
        } catch {
            throw PreviewFault(message: PreviewConditionOptions.message(for: error))
        }
    }
}

/// The reason why a question about previews has no answer.
struct PreviewFault: Error, Codable {
    /// The fault, without a full stop at the end.
    var message: String
    var hint: String?
    /// The first line of the app's own in the backtrace; nil where nothing crashed.
    var place: CrashPlace?
    /// The compiler's errors.
    var diagnostics: [CompilerDiagnostic]?
    /// The text that the app wrote.
    var output: String?

    init(message: String, hint: String? = nil, diagnostics: [CompilerDiagnostic]? = nil) {
        (self.message, self.hint, self.diagnostics) = (message, hint, diagnostics)
    }

    init(_ error: ShownPreview.Failure, of preview: ShownPreview) {
        (message, hint, output) = (error.message, error.hint, preview.output)
        place = preview.relative.error?.place
    }

    /// The fault that any error is.
    init(_ error: any Error) {
        if let fault = error as? PreviewFault {
            self = fault
        } else {
            let failure = PreviewFailure(error)
            self.init(message: failure.message, hint: failure.hint)
        }
    }

    /// The fault as people read it.
    var text: String {
        let lead = place.map { "\($0.file):\($0.line): " } ?? ""
        let errors = (diagnostics ?? []).map { error in
            let place = error.file.isEmpty ? "" : "\(error.file):\(error.line):\(error.column): "
            return ([place + "error: " + error.message] + error.details).joined(separator: "\n")
        }
        return ([lead + message] + (hint.map { ["hint: \($0)"] } ?? []) + errors).joined(separator: "\n")
    }
}
