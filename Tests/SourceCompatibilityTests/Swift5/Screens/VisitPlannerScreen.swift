import SwiftUI
import UIKit

/// A clinic's screen to plan visits: a month of UIKit's, what is free on a day, and a page for a day without anything.
struct VisitPlannerScreen: View {
    @StateObject private var planner = VisitPlanner()

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                MonthOfVisits(planner: planner)
                    .frame(height: 320)
                    .id("month")
                Divider()
                if planner.slots.isEmpty {
                    FreeDay(day: planner.dayText).frame(maxHeight: .infinity)
                } else {
                    slots
                }
                footer
            }
            .navigationTitle("Visits")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private var slots: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(planner.slots) { slot in
                    HStack {
                        Circle().fill(slot.isTaken ? Color(.systemGray3) : Color(.systemTeal)).frame(
                            width: 10, height: 10)
                        Text(slot.hour)
                        Spacer()
                        Text(slot.isTaken ? "Taken" : "Free").foregroundStyle(.secondary)
                    }
                    .padding(.horizontal)
                }
            }
            .padding(.vertical, 12)
        }
    }

    private var footer: some View {
        Text("\(planner.freeCount) free on \(planner.dayText)")
            .font(.footnote)
            .frame(maxWidth: .infinity)
            .frame(height: 40)
            .background(Color(.secondarySystemBackground))
            .id("footer")
    }
}

struct VisitSlot: Identifiable {
    let id: Int
    let isTaken: Bool

    var hour: String { String(format: "%02d:00", id) }
}

/// The days with visits, and the one that is chosen.
final class VisitPlanner: NSObject, ObservableObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    @Published private(set) var chosen = DateComponents(year: 2026, month: 3, day: 12)

    private let taken: [Int: Set<Int>] = [12: [9, 11], 13: [10]]

    var slots: [VisitSlot] {
        guard let hours = taken[chosen.day ?? 0] else { return [] }
        return (9..<13).map { VisitSlot(id: $0, isTaken: hours.contains($0)) }
    }

    var freeCount: Int { slots.filter { !$0.isTaken }.count }

    var dayText: String {
        let date = Calendar(identifier: .gregorian).date(from: chosen) ?? .distantPast
        return date.formatted(.dateTime.day().month(.wide).locale(Locale(identifier: "en_GB")))
    }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        guard let day = dateComponents.day, taken[day] != nil else { return nil }
        return .default(color: .systemTeal, size: .large)
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        if let dateComponents { chosen = dateComponents }
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        dateComponents?.day.map { $0 > 1 } ?? false
    }
}

struct MonthOfVisits: UIViewRepresentable {
    let planner: VisitPlanner

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_GB")
        view.fontDesign = .rounded
        view.delegate = planner
        view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        let selection = UICalendarSelectionSingleDate(delegate: planner)
        selection.selectedDate = planner.chosen
        view.selectionBehavior = selection
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        view.setVisibleDateComponents(planner.chosen, animated: true)
        view.reloadDecorations(forDateComponents: [planner.chosen], animated: false)
    }
}

struct FreeDay: UIViewRepresentable {
    let day: String

    func makeUIView(context: Context) -> UIContentUnavailableView {
        UIContentUnavailableView(configuration: .empty())
    }

    func updateUIView(_ view: UIContentUnavailableView, context: Context) {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "calendar")
        content.text = "Nothing on \(day)"
        content.secondaryText = "Choose another day."
        view.configuration = content
    }
}

#Preview("Visits") {
    VisitPlannerScreen()
}
