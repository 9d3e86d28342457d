import Foundation
import TintypeTree

/// Two or three columns, each with bars of its own, beside each other; where there is little room, the one that was chosen.
///
/// On an iPad that is held upright the detail has the whole screen, and the other columns lie over it where they are asked
/// for: UIKit's split views, on which SwiftUI's stand, do so unless the columns are to be balanced
/// (`UISplitViewController.SplitBehavior`).
nonisolated struct SplitColumns: BuiltInView {
    /// From the leading side; the last one is the detail.
    let columns: [AnyView]
    /// The columns that were asked for.
    var visibility = NavigationSplitViewVisibility.automatic
    /// Indicates whether the detail is seen where there is room for one column.
    var prefersDetail = false
    @Environment(\.self) private var environment

    var body: some View {
        if let detail = columns.last, environment.horizontalSizeClass == .compact {
            if prefersDetail {
                NavigationContainer(content: detail)
            } else {
                NavigationContainer(detail: detail, content: columns[0])
            }
        } else if isOverlaid {
            ZStack(alignment: .leading) {
                detail
                if showsOthers {
                    SurfaceView(SheetMetrics(environment).dimming, name: "dimming").ignoresSafeArea()
                    HStack(spacing: 0) { others }
                }
            }
        } else {
            HStack(spacing: 0) {
                if showsOthers { others }
                detail
            }
        }
    }

    private var isOverlaid: Bool { environment.sizeClasses.isUpright && !environment.balancesColumns }

    private var showsOthers: Bool {
        visibility == .automatic ? !environment.sizeClasses.isUpright : visibility != .detailOnly
    }

    private var detail: some View {
        let hidesOthers = !showsOthers && columns.count > 1
        return NavigationContainer(content: columns.last)
            .environmentChange { $0.showsSidebarToggle = hidesOthers && $0.platform.name == .iOS }
    }

    private var others: some View {
        ForEach(0..<columns.count - 1) { index in
            NavigationContainer(content: columns[index])
                .frame(width: BarMetrics(environment).columnWidth)
                .overlay(alignment: .trailing) { line }
        }
    }

    /// Between two columns, to the edges of the screen.
    private var line: some View {
        SurfaceView(SurfaceColor.separator, name: "Color")
            .ignoresSafeArea(edges: .vertical)
            .frame(width: environment.pixelLength)
    }
}

private enum BalancesColumnsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the detail of a split view gives way to the other columns, however narrow the screen is.
    var balancesColumns: Bool {
        get { self[BalancesColumnsKey.self] }
        set { self[BalancesColumnsKey.self] = newValue }
    }
}
