import TintypeTree
import TintypeUI

/// The view that a link leads to.
enum SceneLinkTarget {
    /// A value on the path; nil for a link that cannot be used.
    case value(SceneDatum?)
    case views(ScopeView, isActive: Binding<Bool>?)
}

extension Parameter where Value == SceneLinkTarget {
    /// A value, or views.
    fileprivate static let linkTarget = Parameter([
        ArgumentSpec("value", .value, "The value that it puts on the path; of nil the link is disabled."),
        ArgumentSpec("destination", .views, "The views that it leads to."),
        ArgumentSpec("isActive", .bound(.bool), "Whether the destination is shown."),
    ]) { call in
        call.exclude("value", "destination")
        call.need(["destination"], for: "isActive")
        if !call.has("value"), !call.has("destination") {
            call.checker.diagnostics.error(
                "NavigationLink needs \"value\" or \"destination\"", at: call.place,
                hint: "a value leads to the navigationDestination of its type; a destination is views")
        }
        if let value = call.anyValue("value") { return value.map { .value($0 == .none ? nil : $0) } }
        let views = call.views("destination")
        let isActive = call.has("isActive") ? call.bound("isActive", .bool, default: false) : nil
        return Argument(fallback: .value(nil)) { frame, scope in
            .views(frame.view(views), isActive: isActive?(frame, scope))
        }
    }
}

extension ViewSpec {
    static let navigationLink = ViewSpec(
        "NavigationLink", "Leads to another view: a row with an arrow in a list, elsewhere a button.", .label(),
        .linkTarget,
        example: WordExample(
            """
            NavigationStack:
              - List:
                  - NavigationLink: {title: Inbox, value: inbox}
                  - NavigationLink: {title: Drafts, systemImage: doc, destination: [{Text: No drafts}]}
            """,
            swift: """
                NavigationStack {
                    List {
                        NavigationLink("Inbox", value: "inbox")
                        NavigationLink {
                            Text("No drafts")
                        } label: {
                            Label("Drafts", systemImage: "doc")
                        }
                    }
                }
                """)
    ) { label, target in
        switch target {
        case .value(let value): NavigationLink(value: value) { label }
        case .views(let views, nil): NavigationLink(destination: views) { label }
        case .views(let views, let isActive?): NavigationLink(destination: views, isActive: isActive) { label }
        }
    }
}
