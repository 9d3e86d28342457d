package import TintypeScene

/// A mask that is there for nothing, or that hides the picture. It keeps nothing from being drawn and compared.
package struct MaskWarning: Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        /// No view of this picture has the id, while one of another variant may.
        case absent
        /// The views are hidden, or not opaque at all.
        case hidden
        /// The views have no width or no height.
        case empty
        /// The views lie beside the canvas, or are clipped away.
        case offCanvas
        /// More than half of the picture is covered; the share is 0...1.
        case nearlyEverything(Double)
        /// More than half of the picture is covered by several masks of which none does so alone; the share is 0...1.
        case nearlyEverythingTogether(Double)
    }

    package let mask: SceneMask
    package let problem: Problem

    /// The share of the picture above which a mask is told of.
    package static let greatestShare = 0.5

    /// The warning as people read it, at its place in the scene.
    package var diagnostic: Diagnostic {
        Diagnostic(message, at: mask.place, hint: hint, severity: .warning)
    }

    private var message: String {
        let name = "\(mask.kind.rawValue) \"\(mask.target)\""
        func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.down)))" }
        return switch problem {
        case .absent: "\(name) covers nothing: no view of this variant has that id"
        case .hidden: "\(name) covers nothing: the view is hidden"
        case .empty: "\(name) covers nothing: the view has no size"
        case .offCanvas: "\(name) covers nothing: the view lies outside of the canvas"
        case .nearlyEverything(let share): "\(name) covers \(percent(share)) % of the picture"
        case .nearlyEverythingTogether(let share): "the masks together cover \(percent(share)) % of the picture"
        }
    }

    private var hint: String {
        switch problem {
        case .absent, .hidden, .empty, .offCanvas: "take the mask away if it is no longer needed"
        case .nearlyEverything, .nearlyEverythingTogether: "give ids to smaller views, so that the rest is compared"
        }
    }
}
