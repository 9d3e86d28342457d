import Foundation
import SwiftUI

// Transforms as SwiftUI views. Written as for Apple's SwiftUI; each says what the scene file of its name in
// Fixtures/scenes/transforms says.

struct AffineTransforms: View {
    var body: some View {
        HStack(spacing: 30) {
            place(tile(.blue).rotationEffect(.degrees(30), anchor: .bottomLeading))
            place(tile(.green).scaleEffect(x: 1.25, y: 0.5, anchor: .topLeading))
            place(tile(.orange).transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1.5, tx: 6, ty: 0)))
        }
    }

    private func tile(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 40, height: 30)
    }

    private func place(_ view: some View) -> some View {
        view.overlay { Rectangle().strokeBorder(.gray) }
    }
}

struct TurnedViews: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Turned by an angle in space").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            HStack(spacing: 50) {
                Image(systemName: "globe").asIcon(color: .blue).rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                Image(systemName: "phone").asIcon(color: .green).rotation3DEffect(
                    .degrees(50), axis: (x: 1, y: 0, z: 0), perspective: 0.25)
                Image(systemName: "star").asIcon(color: .orange)
                    .rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 0), anchor: .topLeading)
                    .rotationEffect(.degrees(20))
            }
        }
    }
}

struct ProjectedView: View {
    var body: some View {
        Text("Receding")
            .padding(10)
            .background(.yellow)
            .anchorPreference(key: TargetKey.self, value: .bounds) { $0 }
            .projectionEffect(receding)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlayPreferenceValue(TargetKey.self) { target in
                if let target {
                    GeometryReader { proxy in
                        Rectangle().stroke(.red)
                            .id("around")
                            .frame(width: proxy[target].width, height: proxy[target].height)
                            .offset(x: proxy[target].minX, y: proxy[target].minY)
                    }
                }
            }
    }

    private var receding: ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m13 = 0.008
        transform.m22 = 1.2
        return transform
    }
}
