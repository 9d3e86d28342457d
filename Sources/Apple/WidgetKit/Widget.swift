// `import WidgetKit` where Apple's framework is missing: widgets as values, and pictures of them in their sizes. No system shows a widget.
@_exported public import AppIntents
@_exported public import Foundation
@_exported public import UIKit

/// A widget. SwiftUI's protocol.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    /// The configuration of the widget.
    var body: Body { get }

    init()
}

extension Widget {
    /// The beginning of a widget's program, which `@main` calls. Nothing runs here: previews are drawn.
    public static func main() {}
}

/// The configuration of a widget. SwiftUI's protocol.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    /// The configuration that it is made of.
    var body: Body { get }

    /// The picture of the widget for an entry of its timeline; nil for what is not seen.
    func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView?
    var _families: [WidgetFamily]? { get }
}

extension WidgetConfiguration {
    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? {
        body._picture(entry, context)
    }
    public var _families: [WidgetFamily]? { body._families }
}

extension Never: WidgetConfiguration {
    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? { nil }
    public var _families: [WidgetFamily]? { nil }
}

extension WidgetConfiguration where Body == Never {
    /// Stops the program: the configuration is made of no other.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// No configuration. SwiftUI's type.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}

    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? { nil }
    public var _families: [WidgetFamily]? { [] }
}

/// Several widgets of one program. SwiftUI's protocol.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }

    init()
}

extension WidgetBundle {
    /// The beginning of the widgets' program, which `@main` calls. Nothing runs here: previews are drawn.
    public static func main() {}
}

/// Widgets, one after the other: what a bundle's braces make.
public struct _WidgetList: Widget {
    let widgets: [any Widget]

    public init() { widgets = [] }
    init(_ widgets: [any Widget]) { self.widgets = widgets }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Builds a bundle of widgets. SwiftUI's builder.
@MainActor @preconcurrency
@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildExpression(_ content: some Widget) -> _WidgetList { _WidgetList([content]) }
    public static func buildExpression(_ content: some ControlWidget) -> _WidgetList { _WidgetList([]) }
    public static func buildBlock(_ content: _WidgetList...) -> _WidgetList { _WidgetList(content.flatMap(\.widgets)) }
    public static func buildOptional(_ content: _WidgetList?) -> _WidgetList { content ?? _WidgetList() }
    public static func buildEither(first content: _WidgetList) -> _WidgetList { content }
    public static func buildEither(second content: _WidgetList) -> _WidgetList { content }
    public static func buildLimitedAvailability(_ content: _WidgetList) -> _WidgetList { content }
}
