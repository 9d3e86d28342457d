@_exported public import ActivityKit
public import Foundation

/// The facts for an activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The facts, and whether they are old.
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}

/// The configuration of an activity: its views on the lock screen and around the camera.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    let content: (ActivityViewContext<Attributes>) -> AnyView
    let island: (ActivityViewContext<Attributes>) -> DynamicIsland
    public var _families: [WidgetFamily]? { nil }

    /// Creates a configuration.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? {
        guard let facts = entry as? ActivityFacts, let attributes = facts.attributes as? Attributes,
            let state = facts.state as? Attributes.ContentState
        else { return nil }
        let views = ActivityViewContext(attributes: attributes, state: state, activityID: "preview", isStale: false)
        switch facts.place {
        case .content: return content(views)
        case .compact: return island(views).compactPicture
        case .minimal: return island(views).minimalPicture
        case .expanded: return island(views).expandedPicture
        }
    }
}

/// The facts of a preview of an activity.
struct ActivityFacts {
    var attributes: any ActivityAttributes
    var state: any Hashable
    var place: ActivityPreviewViewKind.Place
}

/// The place of an activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// The size of the activity around the camera.
    public typealias DynamicIslandPreviewViewState = WidgetKit.DynamicIslandPreviewViewState

    enum Place: Hashable, Sendable {
        case content, compact, minimal, expanded
    }

    let place: Place

    /// The lock screen, and the places around the camera.
    public static let content = ActivityPreviewViewKind(place: .content)
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        switch state {
        case .compact: ActivityPreviewViewKind(place: .compact)
        case .minimal: ActivityPreviewViewKind(place: .minimal)
        case .expanded: ActivityPreviewViewKind(place: .expanded)
        }
    }

    /// The room of the place around the camera, in points, as Apple's design guidelines list it; on the lock screen a height of 160.
    var size: CGSize {
        switch place {
        case .content: CGSize(width: 371, height: 160)
        case .compact: CGSize(width: 250, height: 37)
        case .minimal: CGSize(width: 45, height: 37)
        case .expanded: CGSize(width: 371, height: 160)
        }
    }
}

/// The size of an activity around the camera.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact, minimal, expanded
}

/// The place of a view around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The height of a view beside the camera: below it where there is little room.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
    /// Sets the height of the view beside the camera: views there stand beside it.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// A view around the camera.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let content: Content

    /// Creates a view at a place.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.content = content()
    }

    /// The margins of the view.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// Views around the camera by their places.
public struct DynamicIslandExpandedContent<Content: View> {
    var regions: [(position: DynamicIslandExpandedRegionPosition, view: AnyView)] = []
}

/// Builds the views around the camera.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public typealias _Parts = DynamicIslandExpandedContent<AnyView>

    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> _Parts {
        _Parts(regions: [(region.position, AnyView(region.content))])
    }
    public static func buildExpression<Content: View>(_ parts: DynamicIslandExpandedContent<Content>) -> _Parts {
        _Parts(regions: parts.regions)
    }
    public static func buildBlock(_ parts: _Parts...) -> _Parts { _Parts(regions: parts.flatMap(\.regions)) }
    public static func buildOptional(_ part: _Parts?) -> _Parts { part ?? _Parts() }
    public static func buildEither(first part: _Parts) -> _Parts { part }
    public static func buildEither(second part: _Parts) -> _Parts { part }
}

/// An activity around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
    private let expanded: [(position: DynamicIslandExpandedRegionPosition, view: AnyView)]
    private let leading: AnyView
    private let trailing: AnyView
    private let smallest: AnyView

    /// Creates the views of an activity around the camera.
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: () -> Leading, @ViewBuilder compactTrailing: () -> Trailing,
        @ViewBuilder minimal: () -> Minimal
    ) {
        self.expanded = expanded().regions
        leading = AnyView(compactLeading())
        trailing = AnyView(compactTrailing())
        smallest = AnyView(minimal())
    }

    /// The address, the colour and the margins of the activity. Only touches and the system would see them.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        VStack {
            ForEach(Array(expanded.filter { $0.position == position }.enumerated()), id: \.offset) { $1.view }
        }
    }

    var compactPicture: AnyView {
        AnyView(
            HStack {
                leading
                Spacer()
                trailing
            }
            .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
            .clipShape(Capsule()).environment(\.colorScheme, .dark))
    }

    var minimalPicture: AnyView {
        AnyView(
            smallest.frame(maxWidth: .infinity, maxHeight: .infinity).background(.black).clipShape(Capsule())
                .environment(\.colorScheme, .dark))
    }

    var expandedPicture: AnyView {
        AnyView(
            VStack {
                HStack(alignment: .top) {
                    region(.leading)
                    Spacer(minLength: 0)
                    region(.center)
                    Spacer(minLength: 0)
                    region(.trailing)
                }
                Spacer(minLength: 0)
                region(.bottom)
            }
            .padding(16).frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
            .clipShape(RoundedRectangle(cornerRadius: 44, style: .continuous)).environment(\.colorScheme, .dark))
    }
}

/// The size of an activity around the camera, for its margins.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}

extension ActivityAttributes {
    /// The picture of the activity, which a preview cannot draw without its widget: `#Preview(as:using:)` draws both.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
