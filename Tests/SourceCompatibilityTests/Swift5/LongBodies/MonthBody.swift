import SwiftUI

/// A month of days in a grid, each coloured by ternaries in ternaries, with a header of joined texts.
struct MonthBody: View {
    let days: [Int]
    let events: [Int: [String]]
    @State private var today = 12
    @State private var chosen: Set<Int> = [3, 4]
    @State private var zoom: CGFloat = 1

    private let columns = Array(repeating: GridItem(.flexible(minimum: 30, maximum: 80), spacing: 4), count: 7)

    var body: some View {
        VStack(alignment: .center, spacing: 12 * zoom) {
            HStack {
                (Text("June").fontWeight(.black) + Text(" ") + Text("2026").fontWeight(.light)
                    + Text(chosen.isEmpty ? "" : "  \(chosen.count) chosen").font(.footnote).foregroundColor(.secondary))
                    .font(.system(size: 24 * zoom, design: .serif))
                Spacer()
                ForEach(["chevron.left", "chevron.right"], id: \.self) { name in
                    Button(action: { today = max(1, min(days.count, today + (name == "chevron.left" ? -7 : 7))) }) {
                        Image(systemName: name).padding(8 * zoom).background(Circle().fill(.gray.opacity(0.15)))
                    }
                    .disabled(name == "chevron.left" ? today <= 7 : today + 7 > days.count)
                }
            }
            LazyVGrid(columns: columns, spacing: 4 * zoom) {
                ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { index in
                    Text(["M", "T", "W", "T", "F", "S", "S"][index]).font(.caption2.bold())
                        .foregroundColor(index > 4 ? .red.opacity(0.7) : .secondary)
                }
                ForEach(days, id: \.self) { day in
                    VStack(spacing: 2) {
                        Text("\(day)")
                            .font(
                                .system(size: (day == today ? 18 : 15) * zoom, weight: day == today ? .bold : .regular)
                            )
                            .foregroundColor(
                                day == today
                                    ? .white : chosen.contains(day) ? .accentColor : day % 7 > 4 ? .red : .primary)
                        HStack(spacing: 2) {
                            ForEach(0..<min(events[day]?.count ?? 0, 3), id: \.self) { index in
                                Circle()
                                    .fill(index == 0 ? .orange : index == 1 ? .teal : Color(white: 0.5))
                                    .frame(width: 5 * zoom, height: 5 * zoom)
                            }
                        }
                        .frame(height: 6 * zoom)
                        .opacity(day < today ? 0.4 : 1.0)
                    }
                    .frame(maxWidth: .infinity, minHeight: 40 * zoom + CGFloat(events[day]?.count ?? 0) * 2)
                    .background(
                        ZStack {
                            if day == today {
                                RoundedRectangle(cornerRadius: 10 * zoom).fill(Color.accentColor)
                            } else if chosen.contains(day) {
                                RoundedRectangle(cornerRadius: 10 * zoom).strokeBorder(.tint, lineWidth: 1 + zoom / 2)
                            }
                        }
                    )
                    .scaleEffect(
                        chosen.contains(day) && day != today ? 1.05 : 1, anchor: day % 7 == 0 ? .trailing : .center
                    )
                    .onTapGesture { if chosen.contains(day) { chosen.remove(day) } else { chosen.insert(day) } }
                }
            }
            Text(
                "\(events.values.reduce(0) { $0 + $1.count }) events, "
                    + "\(Double(events.values.reduce(0) { $0 + $1.count }) / Double(max(days.count, 1)) * 100) % busy"
            )
            .font(.footnote)
            .padding(.init(top: 4 * zoom, leading: 8, bottom: 4 * zoom, trailing: 8))
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 6 * zoom))
            .gesture(MagnificationGesture().onChanged { zoom = max(0.5, min(2, $0)) })
        }
        .padding(EdgeInsets(top: 10 + 2 * zoom, leading: 16, bottom: zoom > 1 ? 20 : 10, trailing: 16))
    }
}
