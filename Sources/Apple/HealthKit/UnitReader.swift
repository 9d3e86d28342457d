import Foundation

/// Reads a unit's text: names with prefixes and powers, products, quotients and brackets.
struct UnitReader {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    /// Reads factors up to the text's end or to a closing bracket.
    mutating func product() -> HKUnit {
        var unit = power()
        while let sign = rest.first, sign != ")" {
            rest.removeFirst()
            switch sign {
            case "/": unit = unit.unitDivided(by: power())
            case "·", "*", ".": unit = unit.unitMultiplied(by: power())
            default: break
            }
        }
        return unit
    }

    private mutating func power() -> HKUnit {
        let unit = factor()
        guard rest.first == "^" else { return unit }
        rest.removeFirst()
        let digits = rest.prefix { $0.isNumber || $0 == "-" }
        rest = rest[digits.endIndex...]
        return unit.unitRaised(toPower: Int(digits) ?? 1)
    }

    private mutating func factor() -> HKUnit {
        if rest.first == "(" {
            rest.removeFirst()
            let inside = product()
            if rest.first == ")" { rest.removeFirst() }
            return inside
        }
        let name = rest.prefix { !"/·*.^()<".contains($0) }
        rest = rest[name.endIndex...]
        guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return unit(String(name)) }
        let mass = Double(rest[..<end].dropFirst()) ?? 1
        rest = rest[rest.index(after: end)...]
        guard name.hasSuffix("mol") else { return unit(String(name)) }
        let mole = HKUnit.moleUnit(withMolarMass: mass)
        return HKMetricPrefix(text: name.dropLast(3)).map { mole.times($0) } ?? mole
    }

    private func unit(_ name: String) -> HKUnit {
        if name == "1" || name.isEmpty { return HKUnit("", [:]) }
        if let unit = HKUnit.named[name] { return unit }
        for base in HKUnit.prefixed where name.hasSuffix(base) {
            guard let prefix = HKMetricPrefix(text: name.dropLast(base.count)) else { continue }
            return HKUnit.named[base]?.times(prefix) ?? HKUnit(name, [name: 1])
        }
        return HKUnit(name, [name: 1])
    }
}

extension HKMetricPrefix {
    init?(text: Substring) {
        let prefixes = (HKMetricPrefix.none.rawValue...HKMetricPrefix.tera.rawValue).compactMap(Self.init(rawValue:))
        guard let prefix = prefixes.first(where: { $0.text == text }) else { return nil }
        self = prefix
    }
}

extension MassFormatter.Unit {
    var name: String {
        switch self {
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .stone: "st"
        }
    }
}

extension LengthFormatter.Unit {
    var name: String {
        switch self {
        case .millimeter: "mm"
        case .centimeter: "cm"
        case .meter: "m"
        case .kilometer: "km"
        case .inch: "in"
        case .foot: "ft"
        case .yard: "yd"
        case .mile: "mi"
        }
    }
}

extension EnergyFormatter.Unit {
    var name: String {
        switch self {
        case .joule: "J"
        case .kilojoule: "kJ"
        case .calorie: "cal"
        case .kilocalorie: "kcal"
        }
    }
}
