import Foundation
import SwiftUI
import Testing

@Suite("Bounds of a picker for several days")
@MainActor
struct DayBoundsTests {
    @Test("where there is only a last day its month is shown")
    func lastDay() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        let end = Date(timeIntervalSince1970: 1_709_251_200)  // the first of March 2024
        let view = MultiDatePicker("Days", selection: .constant([]), in: ..<end).environment(\.timeZone, zone)
        #expect(try LaidOutView(view, width: 390, height: 400).texts.contains { $0.contains("February") })
    }
}
