import TintypeTree
import TintypeUI

extension ViewSpec {
    static let list = ViewSpec(
        "List", "Rows that scroll from top to bottom; of long data those are made that are seen.",
        .optional(
            .bound(
                "selection", .anyOrNil, "The tag or id of the chosen row; a list of them where several may be chosen.")),
        .views("content", "The rows and sections.").main,
        example: WordExample(
            "List: [{Text: One}, {Text: Two}]",
            swift: """
                List {
                    Text("One")
                    Text("Two")
                }
                """)
    ) { selection, content in
        if let rows = selection?.several {
            List(selection: rows) { content }
        } else if let selection {
            List(selection: selection) { content }
        } else {
            List { content }
        }
    }
}

extension Binding<SceneDatum?> {
    /// The chosen values, where there may be several.
    fileprivate var several: Binding<Set<SceneDatum>>? {
        guard case .list = wrappedValue else { return nil }
        return Binding<Set<SceneDatum>>(
            get: { Set(wrappedValue?.list ?? []) },
            set: { chosen in wrappedValue = DatumForm.set.datum(chosen, EnvironmentValues()) })
    }
}
