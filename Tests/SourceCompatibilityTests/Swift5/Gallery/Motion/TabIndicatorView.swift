import SwiftUI

struct TabIndicatorView: View {
    enum Tab: String, CaseIterable {
        case home, search, likes, profile

        var symbol: String {
            switch self {
            case .home: return "house.fill"
            case .search: return "magnifyingglass"
            case .likes: return "heart.fill"
            case .profile: return "person.fill"
            }
        }
    }

    @State private var selection: Tab = .likes
    @Namespace private var indicator
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 28) {
                ForEach(["Today", "Week", "Month"], id: \.self) { title in
                    VStack(spacing: 6) {
                        Text(title)
                            .fontWeight(title == "Week" ? .semibold : .regular)
                            .foregroundStyle(title == "Week" ? .primary : .secondary)
                        ZStack {
                            Capsule().fill(.clear).frame(height: 3)
                            if title == "Week" {
                                Capsule().fill(Color.accentColor)
                                    .frame(height: 3)
                                    .matchedGeometryEffect(id: "underline", in: indicator)
                            }
                        }
                    }
                    .fixedSize()
                }
            }
            .padding(.top, 24)

            Spacer()
            Image(systemName: selection.symbol)
                .font(.system(size: 80))
                .foregroundStyle(.pink.gradient)
                .id(selection)
                .transition(.opacity.animation(.easeIn(duration: 0.2)))
            Text(selection.rawValue.capitalized)
                .font(.title.bold())
                .contentTransition(.interpolate)
            Spacer()

            HStack(spacing: 0) {
                ForEach(Tab.allCases, id: \.self) { tab in
                    Image(systemName: tab.symbol)
                        .font(.title3)
                        .foregroundColor(selection == tab ? .white : .gray)
                        .frame(maxWidth: .infinity)
                        .frame(height: 52)
                        .background {
                            if selection == tab {
                                Capsule()
                                    .fill(Color.pink)
                                    .matchedGeometryEffect(id: "tab", in: indicator)
                            }
                        }
                        .onTapGesture {
                            withAnimation(reduceMotion ? nil : .bouncy(duration: 0.4, extraBounce: 0.1)) {
                                selection = tab
                            }
                        }
                        .accessibilityLabel(Text(tab.rawValue))
                        .accessibilityAddTraits(selection == tab ? [.isButton, .isSelected] : .isButton)
                }
            }
            .padding(6)
            .background(Color.white, in: Capsule())
            .shadow(color: .black.opacity(0.12), radius: 12, y: 4)
            .padding(20)
        }
        .background(Color(uiColor: .systemGray6))
        .sensoryFeedback(.selection, trigger: selection)
    }
}
