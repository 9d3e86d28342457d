import SwiftUI

struct CalculatorPad: View {
    enum Key: Hashable {
        case digit(Int), plus, minus, times, divide, equals, clear, sign, percent, point

        var title: String {
            switch self {
            case .digit(let digit): return "\(digit)"
            case .plus: return "+"
            case .minus: return "−"
            case .times: return "×"
            case .divide: return "÷"
            case .equals: return "="
            case .clear: return "AC"
            case .sign: return "±"
            case .percent: return "%"
            case .point: return "."
            }
        }

        var color: Color {
            switch self {
            case .plus, .minus, .times, .divide, .equals: return .orange
            case .clear, .sign, .percent: return Color(white: 0.65)
            default: return Color(white: 0.2)
            }
        }
    }

    struct KeyStyle: ButtonStyle {
        let key: Key
        let size: CGFloat

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .font(.system(size: 32, weight: .medium))
                .frame(width: key == .digit(0) ? size * 2 + 12 : size, height: size)
                .background(key.color)
                .foregroundColor(key.color == Color(white: 0.65) ? .black : .white)
                .clipShape(RoundedRectangle(cornerRadius: size / 2))
        }
    }

    let rows: [[Key]] = [
        [.clear, .sign, .percent, .divide],
        [.digit(7), .digit(8), .digit(9), .times],
        [.digit(4), .digit(5), .digit(6), .minus],
        [.digit(1), .digit(2), .digit(3), .plus],
        [.digit(0), .point, .equals],
    ]

    @State private var display = "1,234.5"

    var body: some View {
        ZStack {
            Color.black.ignoresSafeArea()
            VStack(spacing: 12) {
                Spacer()
                HStack {
                    Spacer()
                    Text(display)
                        .font(.system(size: 72, weight: .light))
                        .foregroundColor(.white)
                        .lineLimit(1)
                }
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 12) {
                        ForEach(row, id: \.self) { key in
                            Button(key.title) { press(key) }
                                .buttonStyle(KeyStyle(key: key, size: 78))
                        }
                    }
                }
            }
            .padding()
        }
    }

    func press(_ key: Key) {
        if case .digit(let digit) = key { display += "\(digit)" }
    }
}
