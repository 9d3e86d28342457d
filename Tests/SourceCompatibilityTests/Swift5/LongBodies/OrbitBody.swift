import SwiftUI

/// Planets around a star: shapes whose long chains of modifiers stand in groups, lists of elements, sections, tabs and bars, which
/// all have other initializers of the same form for what is no view.
struct OrbitBody: View {
    @State private var isOpen = false
    @State private var chosen = 0
    @State private var zoom = 0.5
    @GestureState private var pull: CGFloat = 0
    private let planets = 8

    var body: some View {
        TabView(selection: $chosen) {
            GeometryReader { geometry in
                let (width, height) = (geometry.size.width, geometry.size.height)
                ForEach(0..<planets, id: \.self) { index in
                    Group {
                        Circle()
                            .offset(
                                x: isOpen ? -width / 2 + 40 : CGFloat(index) * 20 - (width / 2),
                                y: isOpen ? CGFloat(index - chosen) * 20 * (zoom > 0.5 ? 1 : -1) + pull / 3 : 0
                            )
                            .position(
                                x: cos(Double(index) * 2 * .pi / Double(planets)) * (min(width, height) / 2 - 20)
                                    + width / 2,
                                y: sin(Double(index) * 2 * .pi / Double(planets)) * (height / 2 - 20) + height / 2
                            )
                            .scaleEffect(isOpen ? 1 - CGFloat(abs(index - chosen)) * 0.1 + pull / 1000 : 1)
                            .blur(radius: isOpen ? 0 : max(0, 20 - CGFloat(index) * 2 * zoom))
                            .opacity(isOpen ? 1 - Double(index) / Double(planets) * 0.5 : 1 - abs(pull) / (width * 0.5))
                    }
                }
            }
            .tag(0)
            List {
                Section {
                    Rectangle()
                        .offset(x: isOpen ? pull / 2 + 40 : CGFloat(chosen) * 20 - (zoom / 2), y: isOpen ? pull : 0)
                        .scaleEffect(isOpen ? 1 - CGFloat(abs(chosen - 3)) * 0.1 + (pull / 1000) : 1)
                        .blur(radius: isOpen ? 0 : max(0, 20 - CGFloat(chosen) * 2 * zoom))
                } header: {
                    Text("Moons")
                }
            }
            .tag(1)
        }
        .toolbar {
            Capsule()
                .offset(x: isOpen ? pull / 2 + 40 : CGFloat(chosen) * 20 - (zoom / 2), y: isOpen ? pull * 2 : 0)
                .scaleEffect(isOpen ? 1 - CGFloat(abs(chosen - 3)) * 0.1 + (pull / 1000) : 1)
        }
    }
}
