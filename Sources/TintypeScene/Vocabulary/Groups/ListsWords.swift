extension VocabularyGroup {
    /// Rows, sections, forms and tables.
    static let lists = VocabularyGroup(
        "Lists and forms",
        views: [
            Word("List") { .list },
            Word("Form") { .form },
            Word("Section") { .section },
            Word("Table") { .table },
        ],
        modifiers: [
            Word("listStyle") { .listStyle },
            Word("formStyle") { .formStyle },
            Word("tableStyle") { .tableStyle },
            Word("tableColumnHeaders") { .tableColumnHeaders },
            Word("badge") { .badge },
            Word("badgeProminence") { .badgeProminence },
            Word("swipeActions") { .swipeActions },
            Word("listRowBackground") { .listRowBackground },
            Word("listRowInsets") { .listRowInsets },
            Word("listRowSeparator") { .listRowSeparator },
            Word("listRowSeparatorTint") { .listRowSeparatorTint },
            Word("listRowSpacing") { .listRowSpacing },
            Word("listItemTint") { .listItemTint },
            Word("listSectionSeparator") { .listSectionSeparator },
            Word("listSectionSeparatorTint") { .listSectionSeparatorTint },
            Word("listSectionSpacing") { .listSectionSpacing },
            Word("listSectionMargins") { .listSectionMargins },
            Word("headerProminence") { .headerProminence },
            Word("alternatingRowBackgrounds") { .alternatingRowBackgrounds },
            Word("scrollContentBackground") { .scrollContentBackground },
            Word("contentMargins") { .contentMargins },
            Word("onDelete") { .onDelete },
            Word("onMove") { .onMove },
            Word("deleteDisabled") { .deleteDisabled },
            Word("moveDisabled") { .moveDisabled },
        ])
}
