import TintypeUI

extension ViewSpec {
    static let editButton = ViewSpec(
        "EditButton", "A button that turns the edit mode around it on and off.",
        example: WordExample(
            "EditButton",
            swift: """
                EditButton()
                """)
    ) { EditButton() }

    static let renameButton = ViewSpec(
        "RenameButton", "A button that begins to rename something.",
        example: WordExample(
            "RenameButton",
            swift: """
                RenameButton()
                """)
    ) { RenameButton() }
}
