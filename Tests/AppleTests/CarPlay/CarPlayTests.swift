import CarPlay
import Testing

@Suite("CarPlay")
@MainActor
struct CarPlayTests {
    @Test("pages are kept in the order in which they are put, and taken off down to the first")
    func pages() {
        let keeper = CPInterfaceController()
        let (first, second) = (CPListTemplate(title: "a", sections: []), CPGridTemplate(title: "b", gridButtons: []))
        keeper.setRootTemplate(first, animated: true, completion: nil)
        keeper.pushTemplate(second, animated: true, completion: nil)
        #expect(keeper.topTemplate === second && keeper.rootTemplate === first)
        var answers: [Bool] = []
        keeper.popTemplate(animated: true) { isDone, _ in answers.append(isDone) }
        keeper.popTemplate(animated: true) { isDone, _ in answers.append(isDone) }
        #expect(answers == [true, false] && keeper.topTemplate === first)
    }

    @Test("a row is found by its part and its place")
    func rows() {
        let row = CPListItem(text: "a", detailText: nil)
        row.setText("b")
        let page = CPListTemplate(
            title: nil,
            sections: [CPListSection(items: []), CPListSection(items: [row], header: "h", sectionIndexTitle: nil)])
        #expect(page.indexPath(for: row) == IndexPath(indexes: [1, 0]) && page.itemCount == 1 && row.text == "b")
        page.updateSections([])
        #expect(page.indexPath(for: row) == nil)
    }

    @Test("of pages side by side the first is seen until another is chosen or it is taken away")
    func tabs() {
        let (first, second) = (CPNowPlayingTemplate.shared, CPMapTemplate())
        let tabs = CPTabBarTemplate(templates: [first, second])
        #expect(tabs.selectedTemplate === first)
        tabs.select(second)
        tabs.updateTemplates([first])
        #expect(tabs.selectedTemplate === first)
    }
}
