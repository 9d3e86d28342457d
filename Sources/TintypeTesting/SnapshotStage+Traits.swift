import Foundation
import TintypeTree
import TintypeUI
import UIKit

extension SnapshotStage {
    /// The stage with what `traits` say, which goes before what the stage has.
    func applying(_ traits: UITraitCollection) -> SnapshotStage {
        var stage = self
        switch traits.userInterfaceStyle {
        case .light: stage.scheme = .light
        case .dark: stage.scheme = .dark
        case .unspecified: break
        }
        switch traits.layoutDirection {
        case .leftToRight: stage.layoutDirection = .leftToRight
        case .rightToLeft: stage.layoutDirection = .rightToLeft
        case .unspecified: break
        }
        if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { stage.dynamicTypeSize = size }
        if traits.displayScale > 0 { stage.scale = traits.displayScale }
        stage.traits = traits
        return stage
    }
}

extension UITraitCollection {
    /// Gives an environment the size classes that are said; the canvas has said its own before.
    func setSizeClasses(of environment: inout EnvironmentValues) {
        if let horizontal = UserInterfaceSizeClass(horizontalSizeClass) { environment.horizontalSizeClass = horizontal }
        if let vertical = UserInterfaceSizeClass(verticalSizeClass) { environment.verticalSizeClass = vertical }
    }
}

extension UserInterfaceSizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}
