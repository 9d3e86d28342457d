import Foundation
import Tintype
import TintypeGraphics
import TintypeSnapshots
import TintypeTree
import TintypeUI
import UIKit

/// The conditions under which a view is drawn for a test.
struct SnapshotStage: Sendable {
    var layout: SwiftUISnapshotLayout
    var scale: CGFloat?
    var scheme: ColorScheme
    var layoutDirection: LayoutDirection
    var locale: Locale
    var dynamicTypeSize: DynamicTypeSize
    /// The ids of views that are not compared.
    var ignoring: [String] = []
    /// The ids of views that are painted over.
    var redacting: [String] = []
    /// The conditions in UIKit's terms; they go before the rest.
    var traits = UITraitCollection()
    /// The answer to characters that no font has.
    var missingGlyphs = MissingGlyphs.error
    /// The generation of iOS whose looks are drawn.
    var os = Platform().version
    /// Sets what a variant says of the environment.
    var change: (@Sendable (inout EnvironmentValues) -> Void)?

    /// The view, laid out.
    ///
    /// - Throws: `RenderErrors` for what could not be evaluated or placed.
    @MainActor
    func place<V: View>(_ view: V) throws -> StagedView {
        let conditions = try conditions()
        let session = Session(context: conditions.context)
        let pass = SettlePass(session: session, canvas: canvas, safeArea: safeArea)
        let settled = try CurrentLocale.with(locale) {
            try pass.run { scope in
                scope.withEnvironment(conditions.change) { V._evaluate(view, into: &$0) }
            }
        }
        return StagedView(
            list: settled.displayList(background: background(settled.colorScheme)), tree: settled.tree,
            scheme: settled.colorScheme, notes: session.notes.notes.map(\.description),
            resources: conditions.resources, hasSymbols: settled.hasSymbols)
    }

    /// The conditions in the terms of the renderer.
    @MainActor
    func conditions() throws -> StageConditions {
        let (change, traits) = (change, traits)
        let fonts = try FontFiles.expanding(SnapshotTestingConfiguration.current.fonts.map(\.path))
        let resources = try ProgramFonts.shared.resources(adding: fonts)
        var context = try RenderResources.viewContext(scale: Double(scale ?? ownScale), fonts: fonts)
        context.colorScheme = scheme
        context.layoutDirection = layoutDirection
        context.locale = locale
        context.dynamicTypeSize = dynamicTypeSize
        context.wait = SnapshotTestingConfiguration.current.wait ?? context.wait
        RenderResources.setDate(SnapshotTestingConfiguration.current.date, in: &context)
        context.missingGlyphs = missingGlyphs
        context.platform.version = os
        var isOpaque = false
        if case .device = layout { isOpaque = true }
        return StageConditions(
            context: context, canvas: canvas, safeArea: safeArea, isOpaque: isOpaque, resources: resources
        ) {
            traits.setSizeClasses(of: &$0)
            change?(&$0)
        }
    }

    /// The view's picture, and what its comparison may overlook.
    @MainActor
    func picture<V: View>(_ view: V, _ context: SnapshotContext, _ terms: ComparisonSettings) throws -> SnapshotOutput {
        let staged = try applying(context.variant).place(view)
        guard !ignoring.isEmpty || !redacting.isEmpty else {
            return .picture(try staged.snapshot(named: context.name), terms, warnings: staged.notes)
        }
        let masked = try MaskedPicture(
            staged.list, staged.tree, ignoring: ignoring, redacting: redacting, scheme: staged.scheme,
            source: context.source)
        var terms = terms
        terms.masks += masked.masks.map(CaseMask.init)
        let picture = StagedView(
            list: masked.list, tree: masked.tree, scheme: staged.scheme, notes: staged.notes,
            resources: staged.resources, hasSymbols: staged.hasSymbols)
        return .picture(
            try picture.snapshot(named: context.name), terms,
            warnings: staged.notes + masked.warnings.map(\.diagnostic.message))
    }

    private var ownScale: CGFloat {
        if case .device(let config) = layout { config.scale } else { 2 }
    }

    private var canvas: ProposedViewSize {
        switch layout {
        case .device(let config): ProposedViewSize(config.size)
        case .fixed(let width, let height): ProposedViewSize(width: width, height: height)
        case .sizeThatFits: .unspecified
        }
    }

    private var safeArea: EdgeInsets {
        if case .device(let config) = layout { config.safeArea } else { EdgeInsets() }
    }

    private func background(_ scheme: ColorScheme) -> ResolvedColor? {
        guard case .device = layout else { return nil }
        return scheme == .dark ? .black : .white
    }
}

/// A view that is laid out and can be drawn.
struct StagedView {
    let list: DisplayList
    let tree: SettledTree
    let scheme: ColorScheme
    /// The remarks on stand-ins in the picture, e.g. for an unknown symbol.
    let notes: [String]
    let resources: RenderResources
    /// True where symbols are drawn from the icon font.
    let hasSymbols: Bool

    func snapshot(named name: String) throws -> Snapshot {
        Snapshot(
            bitmap: try resources.rasterizer.rasterize(list), scale: Double(list.scale), sceneName: name, layout: tree,
            fingerprint: try resources.fingerprint(of: list, hasSymbols: hasSymbols))
    }
}
