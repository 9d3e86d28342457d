import Foundation

extension UIView: LayerOwner {
    package func layerLookDidChange() { lookDidChange() }
    package func layerPlaceDidChange() { placeDidChange() }
    package func layerSizeDidChange(from old: CGSize) { sizeDidChange(from: old) }
    package func layOut() { layoutIfNeeded() }
    package var layerPicture: AnyView? { ownPicture }
    package var drawsSublayers: Bool { drawsSubviews }
    package var layerBackground: Color? { saidBackground?.color }
    package var layerCorners: LayerCorners? { cornerConfiguration.corners(of: self) }
    /// UIKit's labels, buttons and fields say that they are not opaque.
    package var drawsOnBlack: Bool { isOpaque && !(self is UILabel || self is UIButton || self is UITextField) }
    package var layerIdentifier: String? { accessibilityIdentifier ?? layer.name }

    /// UIKit's own classes are kinds of views in reports; an app's own are told of like its views of SwiftUI, too. A plain view of a view
    /// controller is called as that.
    package var layerName: (name: String, module: String?) {
        let own: AnyClass = Swift.type(of: self)
        let type: AnyClass = own == UIView.self ? controller.map { Swift.type(of: $0) } ?? own : own
        if let known = UIView.knownNames[ObjectIdentifier(type)] { return known }
        let module = String(String(reflecting: type).prefix { $0 != "." })
        let name = (name: "\(type)", module: module == "UIKit" ? nil : module)
        UIView.knownNames[ObjectIdentifier(type)] = name
        return name
    }
    /// The names of classes, found once.
    private static var knownNames: [ObjectIdentifier: (name: String, module: String?)] = [:]

    package var changesSurroundings: Bool {
        if overrideUserInterfaceStyle != .unspecified || !traitOverrides.traits.isEmpty { return true }
        guard let controller else { return false }
        return controller.overrideUserInterfaceStyle != .unspecified || !controller.traitOverrides.traits.isEmpty
    }

    package func changeSurroundings(_ environment: inout EnvironmentValues) {
        let traits = traitCollection
        if let scheme = ColorScheme(traits.userInterfaceStyle) { environment.colorScheme = scheme }
        if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { environment.dynamicTypeSize = size }
        if let direction = LayoutDirection(traits.layoutDirection) { environment.layoutDirection = direction }
        if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { environment.horizontalSizeClass = width }
        if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { environment.verticalSizeClass = height }
        if let weight = LegibilityWeight(traits.legibilityWeight) { environment.legibilityWeight = weight }
    }

    package func inSurroundings(_ body: () -> Void) { UITraitCollection.performAsCurrent(traitCollection, body) }

    package func pictureDirection(in direction: LayoutDirection) -> LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: direction
        case .forceRightToLeft: .rightToLeft
        default: .leftToRight
        }
    }
}

extension CTFont: LayerFont {
    package func layerFont(ofSize size: CGFloat) -> Font { (pointSize == size ? self : withSize(size)).font }
}

extension NSAttributedString: LayerText {
    @MainActor package var layerText: AnyView { AnyView(DrawnText(self).view) }
}
