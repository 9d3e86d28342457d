import Observation
import SwiftUI

@Observable
final class Garden {
    var plants: [Plant]
    var reminders = true
    private(set) var saves = 0

    init(plants: [Plant] = Plant.samples) {
        self.plants = plants
    }

    var thirsty: [Plant] {
        plants.filter(\.needsWater)
    }

    var settled: [Plant] {
        plants.filter { !$0.needsWater }
    }

    func plant(_ id: Plant.ID) -> Plant? {
        plants.first { $0.id == id }
    }

    func water(_ id: Plant.ID) {
        guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
        plants[index].moisture = 1
    }

    func remove(at offsets: IndexSet) {
        let ids = offsets.map { settled[$0].id }
        plants.removeAll { ids.contains($0.id) }
    }

    func save() {
        saves += 1
    }
}
