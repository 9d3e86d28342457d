import Foundation
import SwiftUI

// Lengths that views are laid out by.
extension HostileCase where Number == CGFloat {
    @MainActor static let layout: [HostileCase] = [
        HostileCase("frame") { Color.red.frame(width: $0, height: $0) },
        HostileCase("frame.min") {
            Color.red.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: 3, maxHeight: $0)
        },
        HostileCase("frame.max") { Text("a").frame(maxWidth: $0, maxHeight: $0) },
        HostileCase("padding") { Text("a").padding($0) },
        HostileCase("padding.e") { Text("a").padding(EdgeInsets(top: $0, leading: -$0, bottom: 2, trailing: $0)) },
        HostileCase("offset") { Text("a").offset(x: $0, y: -$0) },
        HostileCase("position") { Text("a").position(x: $0, y: $0) },
        HostileCase("stack") { x in
            VStack(spacing: x) {
                Text("a"); Text("b"); Color.red
            }
        },
        HostileCase("hstack") { x in
            HStack(spacing: x) {
                Text("a"); Text("b"); Color.red
            }
        },
        HostileCase("lazyv") { x in ScrollView { LazyVStack(spacing: x) { ForEach(0..<5) { Text("\($0)") } } } },
        HostileCase("lazyh") { x in
            ScrollView(.horizontal) { LazyHStack(spacing: x) { ForEach(0..<5) { Text("\($0)").frame(width: x) } } }
        },
        HostileCase("lazyv2") { x in ScrollView { LazyVStack { ForEach(0..<5) { Text("\($0)").frame(height: x) } } } },
        HostileCase("spacer") { x in
            HStack {
                Text("a"); Spacer(minLength: x); Text("b")
            }
        },
        HostileCase("priority") { x in
            HStack {
                Text("a").layoutPriority(x); Text("b")
            }
        },
        HostileCase("zIndex") { x in
            ZStack {
                Text("a").zIndex(x); Text("b").zIndex(-x)
            }
        },
        HostileCase("aspect") { Color.red.aspectRatio($0, contentMode: .fit) },
        HostileCase("aspect2") { Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill) },
        HostileCase("guide") { x in
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { _ in x }; Text("b")
            }
        },
        HostileCase("guide2") { x in
            VStack(alignment: .odd) {
                Text("a"); Text("b").alignmentGuide(.odd) { _ in x }
            }
        },
        HostileCase("guide3") { x in
            HStack(alignment: .firstTextBaseline) {
                Text("a").alignmentGuide(.firstTextBaseline) { _ in x }; Text("b")
            }
        },
        HostileCase("layout") { x in
            OddLayout(x: x) {
                Text("a"); Color.red
            }
        },
        HostileCase("layout2") { x in
            HStack {
                OddLayout(x: x) { Text("a") }; Color.red; Text("long text here")
            }
        },
        HostileCase("grid") { x in
            Grid(horizontalSpacing: x, verticalSpacing: x) {
                GridRow {
                    Text("a"); Text("b")
                };
                GridRow {
                    Color.red; Text("c")
                }
            }
        },
        HostileCase("lazyvgrid") { x in
            LazyVGrid(
                columns: [
                    GridItem(.adaptive(minimum: x, maximum: x), spacing: x), GridItem(.fixed(x)),
                    GridItem(.flexible(minimum: x, maximum: -x)),
                ], spacing: x
            ) { ForEach(0..<5) { Text("\($0)") } }
        },
        HostileCase("lazyvgrid1") { x in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: x), spacing: 1)]) { ForEach(0..<5) { Text("\($0)") } }
        },
        HostileCase("lazyhgrid") { x in
            LazyHGrid(
                rows: [GridItem(.adaptive(minimum: 10), spacing: x), GridItem(.flexible(minimum: 1, maximum: x))],
                spacing: x
            ) { ForEach(0..<5) { Text("\($0)") } }
        },
    ]
}
