import Foundation
import TintypeTree
import TintypeUI

/// The way in which a text shows a number, as Foundation's styles of floating-point numbers have it.
struct NumberFormat {
    var style = NumberStyle.number
    /// The code of a currency; nil for a number without.
    var currency: String?
    /// nil for as many as the style gives.
    var fractionDigits: Int?
    var isGrouped = true
    var sign = NumberSign.automatic
    var notation = NumberNotation.automatic

    /// The text of a number, in the locale around it.
    func text(of value: Double) -> Text {
        if let currency { return Text(value, format: currencyStyle(currency)) }
        return style == .percent ? Text(value, format: percentStyle) : Text(value, format: numberStyle)
    }

    /// A field in which the number is edited.
    @ViewBuilder
    func field(_ value: Binding<Double>, prompt: Text?, label: ScopeView) -> some View {
        if let currency {
            TextField(value: value, format: currencyStyle(currency), prompt: prompt) { label }
        } else if style == .percent {
            TextField(value: value, format: percentStyle, prompt: prompt) { label }
        } else {
            TextField(value: value, format: numberStyle, prompt: prompt) { label }
        }
    }

    private var numberStyle: FloatingPointFormatStyle<Double> {
        var style = FloatingPointFormatStyle<Double>.number
        if let fractionDigits { style = style.precision(.fractionLength(fractionDigits)) }
        if !isGrouped { style = style.grouping(.never) }
        if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
        if notation != .automatic { style = style.notation(numberNotation) }
        return style
    }

    private var percentStyle: FloatingPointFormatStyle<Double>.Percent {
        var style = FloatingPointFormatStyle<Double>.Percent.percent
        if let fractionDigits { style = style.precision(.fractionLength(fractionDigits)) }
        if !isGrouped { style = style.grouping(.never) }
        if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
        if notation != .automatic { style = style.notation(numberNotation) }
        return style
    }

    private func currencyStyle(_ code: String) -> FloatingPointFormatStyle<Double>.Currency {
        var style = FloatingPointFormatStyle<Double>.Currency.currency(code: code)
        if let fractionDigits { style = style.precision(.fractionLength(fractionDigits)) }
        if !isGrouped { style = style.grouping(.never) }
        if sign != .automatic { style = style.sign(strategy: sign == .always ? .always() : .never) }
        if notation == .compactName { style = style.notation(.compactName) }
        return style
    }

    private var numberNotation: NumberFormatStyleConfiguration.Notation {
        notation == .compactName ? .compactName : .scientific
    }
}
