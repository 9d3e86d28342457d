import Foundation
import FoundationOverlay
import TintypeUI

extension ClassLooks {
    /// The looks that UIKit's appearances say for what SwiftUI draws as UIKit's bars and controls; none for what another thread than the
    /// main one makes, which is no part of the app.
    static var ofAppearances: ClassLooks {
        DispatchQueue.isOnMain ? onMainActor(()) { _ in said } : ClassLooks()
    }

    @MainActor private static var said: ClassLooks {
        var looks = ClassLooks()
        if let bar = Appearances.known(of: UINavigationBar.self) {
            let item = UINavigationItem()
            looks.title = Words(bar.titleAttributes(of: item, isLarge: false))
            looks.largeTitle = Words(bar.titleAttributes(of: item, isLarge: true))
            looks.barTint = bar.ownTint.map { Color(uiColor: $0) }
            looks.barSurface = bar.restingAppearance(of: item).backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
        }
        if let bar = Appearances.known(of: UITabBar.self) {
            let look = bar.scrollEdgeAppearance ?? bar.standardAppearance
            let (normal, selected) = (look.stackedLayoutAppearance.normal, look.stackedLayoutAppearance.selected)
            looks.chosenTab = (selected.iconColor ?? bar.ownTint).map { Color(uiColor: $0) }
            looks.tab = (normal.iconColor ?? bar.unselectedItemTintColor).map { Color(uiColor: $0) }
            looks.tabSurface = (look.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor)
                .map { AnyShapeStyle(Color(uiColor: $0)) }
        }
        if let control = Appearances.known(of: UISegmentedControl.self) {
            looks.segmentGround = control.backgroundColor.map { Color(uiColor: $0) }
            looks.chosenSegment = control.selectedSegmentTintColor.map { Color(uiColor: $0) }
            looks.segmentWords = Words(control.usedTitleAttributes(for: .normal))
            looks.chosenSegmentWords = Words(control.usedTitleAttributes(for: .selected))
        }
        if let dots = Appearances.known(of: UIPageControl.self) {
            looks.dot = dots.pageIndicatorTintColor.map { Color(uiColor: $0) }
            looks.chosenDot = dots.currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        }
        return looks
    }
}

extension ClassLooks.Words {
    @MainActor fileprivate init(_ attributes: UITextAttributes) {
        self.init(
            font: (attributes[.font] as? UIFont).map { Font($0) },
            color: (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
    }
}
