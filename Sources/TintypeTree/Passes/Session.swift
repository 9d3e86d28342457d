import Foundation
package import TintypeGraphics
import TintypeSymbols

/// The state that outlives the nodes of one picture: identities, state, and the values that views were told last. Confined
/// to one task.
package final class Session {
    package private(set) var context: RenderContext
    package let identity = IdentityTable()
    /// The notes of all rounds on what is shown otherwise than was meant.
    package let notes = RenderNotes()
    /// The values that a living view shows while its animations run; nil for a picture.
    package let presentation: PresentationStore?
    /// Every error that evaluation and placement met, in order.
    package private(set) var errors: [RenderError] = []
    /// Indicates whether state changed since the last evaluation.
    package private(set) var needsEvaluation = false
    /// Indicates whether views are nested deeper than ``Scope/maximumDepth``, which was reported: what was made of them is
    /// not walked.
    private(set) var isTooDeep = false
    /// Indicates whether views are being made or placed, which must not change what they are made of.
    package private(set) var isEvaluating = false

    /// The colour scheme that views ask for in place of the context's.
    private(set) var preferredColorScheme: ColorScheme?

    private var states = StateTable()
    private var stores: [ObjectIdentifier: AnyObject] = [:]
    private var paragraphs: [TextRequest: ShapedParagraph] = [:]
    /// The context's outlines, for this picture.
    let symbolOutlines: AskedOutlines
    private var symbols: [KeptSymbols.Key: SymbolOutline] = [:]
    private var symbolLayers: [SymbolLayersKey: [SymbolLayer]] = [:]
    var reported = ReportedValues()
    /// Indicates whether some view was made a source of matched geometry: most scenes have none, and are not searched.
    var usesMatchedGeometry = false
    var matchedInsertions = MatchedInsertions()
    /// Indicates whether views declare models that are not there.
    private(set) var missesModels = false
    /// Indicates whether views are made where they can be stopped when they read a model that is not there.
    var stopsViews = false
    /// A modifier that stands around the root because some view asks for it, as one that presents another; nil in most scenes.
    package var rootModifier: (any NodeModifier)?
    /// The places that say what scroll views inside are scrolled to.
    private(set) var scrollAskers: [SourceLocation: ScrollAsker] = [:]
    /// The preferences that steer layout, as placement decided them in the round before.
    package var feedback = PreferenceFeedback()
    /// The writes of state in the round that runs, for the diagnostic when it never ends.
    var changes: [SettleChange] = []
    /// The views whose state was written in the round that runs, for the same diagnostic.
    private(set) var writtenOwners: [String] = []

    /// The rounds that watch models which were read in an earlier round, and not again since.
    private var observing: [ObservedRound] = []

    /// The rest of the picture's time.
    let deadline: Deadline
    /// True once the round has reported that there is none left.
    var toldOutOfTime = false

    /// - Parameter presentation: nil for a picture, which shows where changes lead.
    package init(context: RenderContext, presentation: PresentationStore? = nil) {
        self.context = context
        self.presentation = presentation
        symbolOutlines = AskedOutlines(context.symbols)
        deadline = Deadline(seconds: context.limits.seconds)
    }

    /// Watches models for what is made once and kept over rounds: a change asks for another evaluation.
    package func keepsObserving() -> ObservedRound {
        let models = ObservedRound()
        observing.append(models)
        return models
    }

    /// Returns whether a model has changed that something kept was made of; each change is told once.
    func takeKeptChanges() -> Bool {
        let count = observing.count
        observing.removeAll(where: \.hasChanged)
        return observing.count < count
    }

    /// The state of a view: made at its first evaluation, found again at the later ones, and gone when a round does not
    /// evaluate the view.
    package func state<State: AnyObject>(of view: ViewID, index: Int, make: () -> State) -> State {
        if let known: State = states.known(of: view, index: index) { return known }
        // Made outside of the table, since what is made may ask for state itself.
        let state = make()
        states.insert(state, of: view, index: index)
        return state
    }

    /// The store of a kind of property, for all views together and as long as the session lives.
    package func store<Store: AnyObject>(make: () -> Store) -> Store {
        if let known = stores[ObjectIdentifier(Store.self)] as? Store { return known }
        let store = make()
        stores[ObjectIdentifier(Store.self)] = store
        return store
    }

    /// The asker of a place, the same in every round.
    package func scrollAsker(at source: SourceLocation) -> ScrollAsker {
        if let known = scrollAskers[source] { return known }
        let asker = ScrollAsker(source)
        scrollAskers[source] = asker
        return asker
    }

    /// Asks for another evaluation: something that views read has changed.
    ///
    /// - Parameters:
    ///   - owner: The view whose state it is, as errors call it; nil for what belongs to no view.
    ///   - apply: Shows the change to evaluation, in a living view.
    package func invalidate(by owner: String? = nil, applying apply: @escaping () -> Void = {}) {
        needsEvaluation = true
        let transaction = CurrentTransaction.value
        transaction?.noteChange()
        presentation?.write(transaction, apply)
        if let owner, !writtenOwners.contains(owner) { writtenOwners.append(owner) }
    }

    /// Asks for another round of a living view, whose change is written already.
    package func needAnotherRound() { needsEvaluation = true }

    /// Goes to an instant, in seconds from the beginning of a living view.
    func show(at time: Double, from start: Date) {
        presentation?.time = time
        context.instant = start.addingTimeInterval(time)
    }

    /// Begins the update that is next, if a living view has one.
    func takeTransaction() -> Transaction? {
        let transaction = presentation?.takeTransaction()
        if presentation?.hasWrites == true { needsEvaluation = true }
        return transaction
    }

    /// Light or dark, in all that is made.
    var colorScheme: ColorScheme { preferredColorScheme ?? context.colorScheme }

    /// Takes the scheme that views ask for, and says whether what was made is of another one.
    func adopt(_ preferred: ColorScheme?) -> Bool {
        let before = colorScheme
        preferredColorScheme = preferred
        return colorScheme != before
    }

    /// Takes note of a model that a view declares and that is not there.
    ///
    /// - Returns: True if the view may be made all the same; if not, it is in the next round.
    package func toleratesMissingModel() -> Bool {
        missesModels = true
        return stopsViews
    }

    package func report(_ error: RenderError) {
        if !errors.contains(error) { errors.append(error) }
    }

    func reportDepth(_ error: RenderError) {
        isTooDeep = true
        report(error)
    }

    func beginRound() {
        isTooDeep = false
        toldOutOfTime = false
        needsEvaluation = false
        errors = []
        changes = []
        writtenOwners = []
        states.beginRound()
        identity.beginRound()
        // A living view may show ever other texts: those that come back are shaped anew.
        if presentation != nil, paragraphs.count > Session.mostParagraphs { paragraphs = [:] }
        isEvaluating = true
    }

    /// Ends what views are made in. State that no view asked for belongs to views that are gone.
    func endEvaluation() {
        isEvaluating = false
        states.removeUnused()
    }

    private static let mostParagraphs = 4_096

    /// Forgets the views of a living scene that are gone, where these are many.
    func forgetGoneViews() {
        guard identity.forgetUnused() else { return }
        feedback.keep(identity.isInUse)
    }

    /// The shaped text, shaped at most once a session. An error is reported, and the text drawn as nothing; of boxes that stand
    /// for characters the notes tell.
    func paragraph(_ request: TextRequest, at place: @autoclosure () -> RenderError.Place) -> ShapedParagraph {
        var request = request
        request.missingGlyphs = context.missingGlyphs
        if isTooLong(request.text, place()) || isOutOfTime(place()) { return ShapedParagraph.empty(request) }
        if let known = paragraphs[request] { return known }
        do {
            let paragraph = try context.shaper.shape(request)
            paragraphs[request] = paragraph
            for error in paragraph.missing {
                notes.add(RenderError("a box stands for a character: \(error)", at: place(), hint: error.hint))
            }
            return paragraph
        } catch let error as TextError {
            report(RenderError(error.description, at: place(), hint: error.hint))
        } catch {
            report(RenderError("\(error)", at: place()))
        }
        return ShapedParagraph.empty(request)
    }
}

extension Session {
    /// The symbol at a font size of 1 point with lines of a width in units of the grid, drawn at most once a session; nil where
    /// there is none, which is reported.
    func symbol(
        _ name: String, stroke: CGFloat, at place: @autoclosure () -> RenderError.Place
    ) -> SymbolOutline? {
        let key = KeptSymbols.Key(name: name, stroke: stroke)
        if let known = symbols[key] { return known }
        do {
            let symbol = try symbolOutlines.symbol(named: name, stroke: stroke)
            symbols[key] = symbol
            return symbol
        } catch let error as SymbolError {
            report(RenderError(error.description, at: place(), hint: error.hint))
        } catch {
            report(RenderError("\(error)", at: place()))
        }
        return nil
    }

    /// The layers of a symbol at a font size of 1 point, told apart at most once a session.
    ///
    /// - Parameter isNatural: Indicates whether they have the colours of nature.
    func layers(of outline: SymbolOutline, isNatural: Bool) -> [SymbolLayer] {
        let symbol = KeptSymbols.Key(name: outline.name, stroke: outline.stroke)
        let key = SymbolLayersKey(symbol: symbol, isNatural: isNatural)
        if let known = symbolLayers[key] { return known }
        // What a layer needs the whole symbol had: nothing can be missing.
        let layers =
            (try? SymbolTable.layers(of: outline, outlines: symbolOutlines, isNatural: isNatural))
            ?? [SymbolLayer(path: outline.path, level: 0)]
        symbolLayers[key] = layers
        return layers
    }
}

private struct SymbolLayersKey: Hashable {
    let symbol: KeptSymbols.Key
    let isNatural: Bool
}

extension Session {
    /// The layers of a symbol that shows a value, and their opacities; nil for a symbol that shows none.
    func layers(of outline: SymbolOutline, showing value: Double) -> [(layer: SymbolLayer, opacity: Double)]? {
        try? SymbolTable.layers(of: outline, showing: value, outlines: symbolOutlines)
    }
}

extension ShapedParagraph {
    /// Stands in for a text that could not be shaped; its picture is never drawn.
    fileprivate static func empty(_ request: TextRequest) -> ShapedParagraph {
        let nothing = Cluster(
            bytes: 0..<0, glyphs: 0..<0, advance: 0, level: 0, face: FontFace(name: "", index: 0),
            size: request.font.size, isWhitespace: false, breakAfter: .none)
        return ShapedParagraph(
            text: "", clusters: [], glyphs: [], ellipsis: nothing, metrics: .system(size: request.font.size),
            isRightToLeft: request.isRightToLeft)
    }
}
