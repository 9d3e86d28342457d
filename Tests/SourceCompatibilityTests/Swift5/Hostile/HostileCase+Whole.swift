import Foundation
import SwiftUI
import UIKit

// Counts, limits and numbers of rows.
extension HostileCase where Number == Int {
    @MainActor static let whole: [HostileCase] = [
        HostileCase("lineLimit") { Text("abc def ghi\nasd").lineLimit($0) },
        HostileCase("lineLimit.r") { Text("abc def").lineLimit($0, reservesSpace: true) },
        HostileCase("lineLimit.range") { n in Text("abc").lineLimit(n...) },
        HostileCase("lineLimit.range2") { n in Text("abc").lineLimit(...n) },
        HostileCase("lineLimit.range3") { n in Text("abc").lineLimit(n...n) },
        HostileCase("columns") { n in
            Grid {
                GridRow {
                    Text("a").gridCellColumns(n); Text("b")
                };
                GridRow {
                    Text("c"); Text("d")
                }
            }
        },
        HostileCase("badge") { n in List { Text("a").badge(n) } },
        HostileCase("tabbadge") { n in TabView { Text("a").badge(n).tabItem { Text("b") } } },
        HostileCase("relative") { n in Color.red.containerRelativeFrame(.horizontal, count: n, span: n, spacing: 1) },
        HostileCase("relative2") { n in Color.red.containerRelativeFrame(.horizontal, count: n, spacing: 1) },
        HostileCase("relative3") { n in
            Color.red.containerRelativeFrame([.horizontal, .vertical], count: 2, span: n, spacing: 3)
        },
        HostileCase("interp") { n in
            Text("\(n) items, \(n, specifier: "%ld") \(n, format: .number) ^[\(n) item](inflect: true)")
        },
        HostileCase("bytes") { n in Text(Int64(n), format: .byteCount(style: .file)) },
        HostileCase("stepper") { n in Stepper("a", value: .constant(n), in: 0...10, step: n) },
        HostileCase("stepper2") { n in Stepper("a", value: .constant(n), step: n) },
        HostileCase("picker") { n in Picker("a", selection: .constant(n)) { ForEach(0..<3) { Text("\($0)") } } },
        HostileCase("wheel") { n in
            Picker("a", selection: .constant(n)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.wheel)
        },
        HostileCase("foreach") { n in ForEach([n, n, 1], id: \.self) { Text("\($0)") } },
        HostileCase("tag") { n in
            TabView(selection: .constant(n)) {
                Text("a").tag(n).tabItem { Text("a") }; Text("b").tag(1)
            }
        },
        HostileCase("tabpage") { n in
            TabView(selection: .constant(n)) {
                Text("a").tag(0); Text("b").tag(1)
            }.tabViewStyle(.page(indexDisplayMode: .always))
        },
        HostileCase("mesh") { n in
            guard n.magnitude < 1000 else { return EmptyView() };
            return MeshGradient(width: n, height: n, points: [], colors: [])
        },
        HostileCase("mesh2") { n in MeshGradient(width: n, height: n, points: [SIMD2(0, 0)], colors: [.red]) },
        HostileCase("mesh3") { n in
            MeshGradient(
                width: n, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)], colors: [.red])
        },
        HostileCase("repeat") { n in Text("a").animation(.linear.repeatCount(n), value: 1) },
        HostileCase("reltime") { n in Text(Date(timeIntervalSince1970: Double(n)), style: .relative) },
        HostileCase("fractionlen") { n in Text(1.5, format: .number.precision(.fractionLength(min(max(n, 0), 100)))) },
        HostileCase("scrollto") { n in
            ScrollViewReader { p in ScrollView { ForEach(0..<3) { Text("\($0)") } }.onAppear { p.scrollTo(n) } }
        },
        HostileCase("navpath") { n in
            NavigationStack(path: .constant([n, n])) {
                Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
            }
        },
        HostileCase("textscale") { n in Text("%\(n)$@ %0$@ %-1$d %999999999999999999999$@").font(.body) },
        HostileCase("localfmt") { n in Text("%\(n) %d %*d %n") },
        HostileCase("truncmode") { n in
            Text(String(repeating: "ab ", count: 50)).lineLimit(n).truncationMode(.middle).frame(width: 40)
        },
        HostileCase("section") { n in
            List(selection: .constant(Optional(n))) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        },
        HostileCase("table") { n in
            Text("a").listRowSeparator(.hidden).listItemTint(.red).gridColumnAlignment(.leading).gridCellColumns(n)
        },
        HostileCase("move") { n in
            List { ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in } }.environment(
                \.editMode, .constant(.active))
        },
        HostileCase("calendar") { n in
            DatePicker(
                "a", selection: .constant(Date(timeIntervalSince1970: Double(n))), in: Date(timeIntervalSince1970: 0)...
            ).datePickerStyle(.compact)
        },
        HostileCase("progress.n") { n in
            let p = Progress(totalUnitCount: Int64(n)); p.completedUnitCount = 3; return ProgressView(p)
        },
        HostileCase("gridtracks") { n in
            LazyVGrid(columns: Array(repeating: GridItem(), count: min(max(n, 0), 5))) { Text("a") }
        },
        HostileCase("dashes") { n in Text("a").dynamicTypeSize(n < 0 ? .xSmall : .accessibility5) },
        HostileCase("rangepicker") { n in
            Picker("a", selection: .constant(0)) { ForEach(n..<(n == .max ? n : n + 2), id: \.self) { Text("\($0)") } }
        },
        HostileCase("rangeforeach") { n in ForEach(n..<(n == .max ? n : n + 2)) { Text("\($0)") } },
    ]
}
