import Foundation
import TintypeUI

extension ViewSpec {
    static let link = ViewSpec(
        "Link", "A control that opens an address.", .label(), .string("destination", "The address."),
        example: WordExample(
            "Link: {title: Read more, destination: https://example.com}",
            swift: """
                Link("Read more", destination: URL(string: "https://example.com")!)
                """)
    ) { label, address in
        Link(destination: URL(string: address) ?? URL(filePath: address)) { label }
    }

    static let shareLink = ViewSpec(
        "ShareLink", "A control that shares something.", .optional(.label()), .string("item", "What is shared."),
        example: WordExample(
            "ShareLink: {item: https://example.com}",
            swift: """
                ShareLink(item: "https://example.com")
                """)
    ) { label, item in
        if let label { ShareLink(item: item) { label } } else { ShareLink(item: item) }
    }

    static let helpLink = ViewSpec(
        "HelpLink", "A round button with a question mark, which opens help.",
        .action("action", "What it does."),
        example: WordExample(
            "HelpLink",
            swift: """
                HelpLink {}
                """)
    ) { HelpLink(action: $0) }
}
