import SwiftUI

/// A view that is made with a number which no view was meant for.
struct HostileCase<Number> {
    let name: String
    let view: @MainActor (Number) -> any View

    init(_ name: String, _ view: @escaping @MainActor (Number) -> any View) {
        self.name = name
        self.view = view
    }
}
