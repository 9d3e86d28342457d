import TintypeTree
import TintypeUI

extension ViewSpec {
    static let list = ViewSpec(
        "List", "Rows that scroll from top to bottom; of long data those are made that are seen.",
        [.main("content", .views, "The rows and sections.")]
    ) { call in
        let content = call.views("content")
        return composed { frame, _ in
            List { frame.view(content) }
        }
    }
}
