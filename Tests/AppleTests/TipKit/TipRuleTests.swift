import SwiftUI
import Testing
import TipKit

private struct PlantingTip: Tip {
    @Parameter static var hasGarden: Bool = false
    static let watered = Event(id: "watered")

    var title: Text { Text("Plant plums") }
    var rules: [Rule] {
        #Rule(Self.$hasGarden) { $0 == true }
        #Rule(Self.watered) { $0.donations.count >= 3 }
    }
    var actions: [Action] {
        Action(id: "plant", title: "Plant")
        if Self.hasGarden { Action(id: "more", title: "More") }
    }
}

@Suite("TipKit's rules")
@MainActor
struct TipRuleTests {
    @Test("a parameter keeps its value, and an event how often it was told")
    func values() async {
        #expect(PlantingTip().rules.count == 2 && PlantingTip().actions.map(\.id) == ["plant"])
        PlantingTip.hasGarden = true
        #expect(PlantingTip.$hasGarden.wrappedValue && PlantingTip().actions.map(\.id) == ["plant", "more"])
        await PlantingTip.watered.donate()
        PlantingTip.watered.sendDonation()
        #expect(PlantingTip.watered.donations.count == 2)
    }
}
