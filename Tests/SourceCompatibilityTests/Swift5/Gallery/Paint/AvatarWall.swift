import SwiftUI

struct AvatarView: View {
    let initials: String
    let color: Color

    var body: some View {
        Rectangle()
            .fill(color.gradient)
            .overlay { Text(initials).font(.title.bold()).foregroundStyle(.white) }
            .frame(width: 84, height: 84)
    }
}

struct AvatarWallView: View {
    var body: some View {
        VStack(spacing: 28) {
            HStack(spacing: 20) {
                AvatarView(initials: "AB", color: .blue).mask(Circle())
                AvatarView(initials: "CD", color: .green).mask { RoundedRectangle(cornerRadius: 24) }
                AvatarView(initials: "EF", color: .purple).clipShape(Polygon(sides: 6))
            }
            HStack(spacing: 20) {
                AvatarView(initials: "GH", color: .red)
                    .mask {
                        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
                    }
                AvatarView(initials: "IJ", color: .orange)
                    .clipShape(Circle())
                    .overlay(Circle().stroke(.white, lineWidth: 4))
                    .shadow(radius: 7)
                AvatarView(initials: "KL", color: .teal)
                    .clipShape(.rect(topLeadingRadius: 30, bottomTrailingRadius: 30))
            }
            Text("Rainbow")
                .font(.system(size: 56, weight: .heavy))
                .overlay {
                    LinearGradient(
                        colors: [.red, .orange, .yellow, .green, .blue, .purple], startPoint: .leading,
                        endPoint: .trailing
                    )
                    .mask(Text("Rainbow").font(.system(size: 56, weight: .heavy)))
                }
            ZStack {
                Color.indigo
                Image(systemName: "scissors")
                    .font(.system(size: 60))
                    .blendMode(.destinationOut)
            }
            .compositingGroup()
            .frame(width: 120, height: 90)
            .cornerRadius(16)
        }
        .padding()
    }
}
