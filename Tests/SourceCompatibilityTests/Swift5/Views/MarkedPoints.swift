import Foundation
import SwiftUI

// The scenarios on what anchors are taken of. Written as for Apple's SwiftUI; each says what the scene file of its name in Fixtures/scenes/anchors says.

struct PointPayload: Identifiable {
    var id: String
    var at: Anchor<CGPoint>
}

struct PointsKey: PreferenceKey {
    static var defaultValue: [PointPayload] { [] }

    static func reduce(value: inout [PointPayload], nextValue: () -> [PointPayload]) {
        value.append(contentsOf: nextValue())
    }
}

extension View {
    fileprivate func marked(_ id: String, at point: Anchor<CGPoint>.Source) -> some View {
        anchorPreference(key: PointsKey.self, value: point) { [PointPayload(id: id, at: $0)] }
    }
}

/// A5: points of views that are moved, turned, shrunk, scrolled and clipped, each with a dot on it.
struct MarkedPoints: View {
    var body: some View {
        HStack(spacing: 10) {
            Color.blue.frame(width: 30, height: 20).marked("moved", at: .topLeading).offset(x: 4, y: -6)
            Color.green.frame(width: 30, height: 20).marked("turned", at: .topTrailing).rotationEffect(.degrees(30))
            Color.orange.frame(width: 30, height: 20).marked("shrunk", at: .bottom).scaleEffect(0.5)
            ScrollView {
                VStack(spacing: 0) {
                    Color.purple.frame(width: 30, height: 20)
                    Color.mint.frame(width: 30, height: 20).marked("scrolled", at: .center)
                }
            }
            .frame(width: 30, height: 30)
            Color.teal.frame(width: 30, height: 20)
                .marked("clipped", at: .unitPoint(UnitPoint(x: 0.25, y: 0.75))).clipped()
        }
        .overlayPreferenceValue(PointsKey.self) { points in
            GeometryReader { proxy in
                ForEach(points) { point in
                    Circle().fill(.red).frame(width: 6, height: 6).id("dot-\(point.id)").position(proxy[point.at])
                }
            }
        }
    }
}

struct MarksKey: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }

    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

/// A5: several anchors of one view, which is turned.
struct MarkedCorners: View {
    var body: some View {
        Color.blue
            .id("marked")
            .frame(width: 60, height: 40)
            .anchorPreference(
                key: MarksKey.self,
                value: .init([.topLeading, .topTrailing, .bottomTrailing, .bottomLeading])
            ) { $0 }
            .rotationEffect(.degrees(20))
            .padding(30)
            .overlayPreferenceValue(MarksKey.self) { marks in
                GeometryReader { proxy in
                    if let marks {
                        ForEach(Array(proxy[marks].enumerated()), id: \.offset) { mark in
                            Circle().fill(.red).frame(width: 6, height: 6).position(mark.element)
                        }
                    }
                }
            }
    }
}

struct AreasKey: PreferenceKey {
    static var defaultValue: Anchor<[CGRect]>? { nil }

    static func reduce(value: inout Anchor<[CGRect]>?, nextValue: () -> Anchor<[CGRect]>?) {
        value = value ?? nextValue()
    }
}

/// A5: the bounds, a rectangle, the nine unit points and one of its own of a view that is moved, made smaller, turned and
/// clipped in a space of its own, read by readers that are turned and moved themselves.
struct EverySource: View {
    var body: some View {
        Color.teal
            .frame(width: 90, height: 56)
            .anchorPreference(
                key: MarksKey.self,
                value: .init([
                    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
                    .bottomTrailing,
                    .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
                ])
            ) { $0 }
            .anchorPreference(
                key: AreasKey.self, value: .init([.bounds, .rect(CGRect(x: 45, y: 28, width: 30, height: 14))])
            ) { $0 }
            .offset(x: 6, y: 4)
            .scaleEffect(0.8)
            .rotationEffect(.degrees(15))
            .coordinateSpace(name: "inner")
            .padding(16)
            .clipped()
            .overlayPreferenceValue(MarksKey.self) { marks in
                GeometryReader { proxy in
                    if let marks {
                        ForEach(Array(proxy[marks].enumerated()), id: \.offset) { mark in
                            Circle().fill(.red).frame(width: 6, height: 6).id("dot-\(mark.offset)").position(
                                mark.element)
                        }
                    }
                }
            }
            .overlayPreferenceValue(AreasKey.self) { areas in
                GeometryReader { proxy in
                    if let areas {
                        ForEach(Array(proxy[areas].enumerated()), id: \.offset) { area in
                            Rectangle().stroke(.orange, lineWidth: 1)
                                .id("area-\(area.offset)")
                                .frame(width: area.element.width, height: area.element.height)
                                .offset(x: area.element.minX, y: area.element.minY)
                        }
                    }
                }
            }
            .rotationEffect(.degrees(-10))
            .offset(x: 4, y: -2)
    }
}
