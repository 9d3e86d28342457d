import TintypeGraphics
import TintypeTree
import TintypeUI

/// The values of a part's names while it is evaluated, and the content that it was given.
struct SceneFrame {
    let run: SceneRun
    private(set) var values: ValueEnvironment
    /// The views that `content` stands for.
    var content: ((inout Scope) -> Void)?
    /// The parts of the control that a style is to arrange, by name.
    var controlParts: [String: ScopeView] = [:]
    /// The states that actions may write.
    var states: [String: SceneLocation] = [:]
    /// The place that all nodes of the part are said to be written at; nil for each one's own.
    var site: ScenePlace?

    init(run: SceneRun, values: [String: SceneDatum] = [:]) {
        self.run = run
        self.values = ValueEnvironment(values, budget: run.steps)
    }

    func binding(_ name: String, _ value: SceneDatum) -> SceneFrame {
        var frame = self
        frame.values = values.binding(name, value)
        return frame
    }
}

/// One evaluation of a scene: its limits, and whom its errors are told to. Confined to one task.
final class SceneRun {
    let session: Session
    let limits: Limits
    let steps: EvaluationBudget
    /// The values that a variant lets the scene's own states begin with, by name.
    let startValues: [String: SceneDatum]
    /// Is given the names and the place of the scene itself, for what happens to it later; nil for a picture.
    let keepRoot: ((SceneFrame, Scope) -> Void)?
    private var views = 0
    private var texts = 0

    init(
        session: Session, limits: Limits, startValues: [String: SceneDatum] = [:],
        keepRoot: ((SceneFrame, Scope) -> Void)? = nil
    ) {
        self.startValues = startValues
        self.keepRoot = keepRoot
        self.session = session
        self.limits = limits
        steps = EvaluationBudget(
            steps: limits.steps, textLength: limits.textLength, remedy: limits.remedy(.steps))
    }

    /// Returns whether a view may still be made; the first that may not is reported.
    func takesView(at place: ScenePlace) -> Bool {
        views += 1
        if views == limits.views + 1 { report(tooMany(at: place)) }
        return views <= limits.views
    }

    /// Returns whether a list of views may be made.
    func takesElements(_ count: Int, at place: ScenePlace) -> Bool {
        if views > limits.views { return false }
        if count > limits.views {
            report(tooMany(at: place))
            return false
        }
        return true
    }

    /// True where a text of so many bytes may still be set; the first that may not is reported.
    func takesText(_ bytes: Int, at place: ScenePlace) -> Bool {
        let wasWithin = texts <= limits.texts
        texts += bytes
        guard texts > limits.texts else { return true }
        if wasWithin {
            report(
                Diagnostic(
                    "the scene sets more than \(limits.texts) bytes of text", at: place, hint: limits.remedy(.texts)))
        }
        return false
    }

    private func tooMany(at place: ScenePlace) -> Diagnostic {
        Diagnostic("the scene makes more than \(limits.views) views", at: place, hint: limits.remedy(.views))
    }

    func report(_ diagnostic: Diagnostic) {
        session.report(
            RenderError(
                diagnostic.message,
                at: .init(
                    nil,
                    source: SourceLocation(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column)),
                hint: diagnostic.hint))
    }
}
