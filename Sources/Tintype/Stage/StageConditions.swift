import Foundation
package import TintypeGraphics
package import TintypeTree

/// The conditions under which a stage shows its view.
package struct StageConditions {
    package var context: RenderContext
    package var canvas: ProposedViewSize
    /// The lengths of the canvas that the device covers, in points.
    package var safeArea: EdgeInsets
    /// Indicates whether the picture is opaque, on the colour of the scheme.
    package var isOpaque: Bool
    package var resources: RenderResources
    /// Sets what is said of the environment.
    package var change: (inout EnvironmentValues) -> Void

    package init(
        context: RenderContext, canvas: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), isOpaque: Bool = false,
        resources: RenderResources, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.context = context
        self.canvas = canvas
        self.safeArea = safeArea
        self.isOpaque = isOpaque
        self.resources = resources
        self.change = change
    }
}
