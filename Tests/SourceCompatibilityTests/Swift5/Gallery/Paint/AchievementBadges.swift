import SwiftUI

/// A regular polygon with any number of corners.
struct Polygon: InsettableShape {
    var sides: Int
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - insetAmount
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        for index in 0..<sides {
            let angle = Angle.degrees(Double(index) / Double(sides) * 360 - 90).radians
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var polygon = self
        polygon.insetAmount += amount
        return polygon
    }
}

struct Ribbon: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.width * 0.4))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

// A shape may be filled and stroked at once.
extension Shape {
    func fill<Fill: ShapeStyle, Stroke: ShapeStyle>(
        _ fillStyle: Fill, strokeBorder strokeStyle: Stroke, lineWidth: Double = 1
    ) -> some View {
        self
            .stroke(strokeStyle, lineWidth: lineWidth)
            .background(self.fill(fillStyle))
    }
}

struct AchievementBadge: View {
    let symbol: String
    let title: String
    let sides: Int
    let color: Color
    var isLocked = false

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                HStack(spacing: 4) {
                    Ribbon().fill(color.opacity(0.8)).rotationEffect(.degrees(14))
                    Ribbon().fill(color.opacity(0.8)).rotationEffect(.degrees(-14))
                }
                .frame(width: 56, height: 60)
                .offset(y: 42)
                Polygon(sides: sides)
                    .fill(color.gradient)
                    .strokeBorder(.white.opacity(0.8), lineWidth: 4)
                    .shadow(color: .black.opacity(0.25), radius: 5, y: 3)
                Image(systemName: symbol)
                    .font(.system(size: 34, weight: .bold))
                    .foregroundStyle(.white)
            }
            .frame(width: 100, height: 100)
            .padding(.bottom, 20)
            .saturation(isLocked ? 0 : 1)
            .opacity(isLocked ? 0.5 : 1)
            Text(title)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(isLocked ? .secondary : .primary)
        }
    }
}

struct AchievementBadgesView: View {
    let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Achievements")
                .font(.largeTitle.bold())
            LazyVGrid(columns: columns, spacing: 24) {
                AchievementBadge(symbol: "flame.fill", title: "7 days", sides: 6, color: .orange)
                AchievementBadge(symbol: "star.fill", title: "First", sides: 8, color: .yellow)
                AchievementBadge(symbol: "bolt.fill", title: "Fast", sides: 5, color: .blue)
                AchievementBadge(symbol: "heart.fill", title: "Kind", sides: 12, color: .pink)
                AchievementBadge(symbol: "leaf.fill", title: "Green", sides: 7, color: .green)
                AchievementBadge(symbol: "moon.fill", title: "Night", sides: 6, color: .indigo, isLocked: true)
            }
        }
        .padding()
    }
}
