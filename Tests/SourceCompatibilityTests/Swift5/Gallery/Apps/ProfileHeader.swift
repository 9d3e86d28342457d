import SwiftUI

struct Profile {
    var name: String
    var role: String
    var isOnline: Bool

    static let preview = Profile(name: "Ada Lovelace", role: "Mathematician", isOnline: true)
}

struct ProfileHeader: View {
    let profile: Profile

    var body: some View {
        HStack(spacing: 16) {
            ZStack(alignment: .bottomTrailing) {
                Circle()
                    .fill(.purple)
                    .frame(width: 64, height: 64)
                    .overlay(Text(initials).font(.title2).foregroundColor(.white))
                Circle()
                    .fill(profile.isOnline ? Color.green : Color.gray)
                    .frame(width: 16, height: 16)
            }
            VStack(alignment: .leading, spacing: 4) {
                Text(profile.name)
                    .font(.headline)
                Text(profile.role)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
            }
        }
        .padding()
    }

    private var initials: String {
        profile.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }
}

struct ProfileHeader_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileHeader(profile: .preview)
                .previewDisplayName("Online")
                .previewLayout(.sizeThatFits)
            ProfileHeader(profile: Profile(name: "Charles Babbage", role: "Engineer", isOnline: false))
                .background(Color.black)
                .environment(\.colorScheme, .dark)
                .previewDisplayName("Offline")
                .previewLayout(PreviewLayout.fixed(width: 320, height: 120))
            ProfileHeader(profile: .preview)
                .previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }
}

@available(iOS 15.0, *)
struct EveryScheme_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["light", "dark"], id: \.self) { scheme in
            ProfileHeader(profile: .preview)
                .environment(\.colorScheme, scheme == "dark" ? .dark : .light)
                .previewLayout(.sizeThatFits)
                .previewDisplayName(scheme)
        }
    }
}
