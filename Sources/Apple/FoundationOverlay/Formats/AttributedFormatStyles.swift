public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes quantities with their numbers and their units marked.
    @dynamicMemberLookup
    public struct AttributedStyle: Foundation.FormatStyle {
        var style: MeasurementFormatStyle<UnitType>

        /// The text of a quantity. Its number is marked as the value, what stands around it as the unit.
        public func format(_ value: Measurement) -> AttributedString {
            var text = AttributedString(style.format(value))
            text.measurement = .unit
            let characters = text.characters
            if let start = characters.firstIndex(where: \.isNumber),
                let end = characters.lastIndex(where: \.isNumber)
            {
                text[start...end].measurement = .value
            }
            return text
        }

        /// Returns the style in a locale's language.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }

        /// The properties of the style of plain texts.
        public subscript<T>(dynamicMember key: KeyPath<MeasurementFormatStyle<UnitType>, T>) -> T {
            style[keyPath: key]
        }
        public subscript<T>(dynamicMember key: WritableKeyPath<MeasurementFormatStyle<UnitType>, T>) -> T {
            get { style[keyPath: key] }
            set { style[keyPath: key] = newValue }
        }
    }
}

extension PersonNameComponents {
    /// Writes names with their parts marked.
    public struct AttributedStyle: Foundation.FormatStyle {
        /// The length of the name, and the language of its order.
        public var style: PersonNameFormatStyle.Style
        public var locale: Locale

        /// Creates a style of a length.
        public init(style: PersonNameFormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The text of a name. Initials are not marked.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            var text = AttributedString(PersonNameFormatStyle(style: style, locale: locale).format(value))
            let parts: [(String?, AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component)] = [
                (value.namePrefix, .namePrefix), (value.givenName, .givenName), (value.middleName, .middleName),
                (value.familyName, .familyName), (value.nameSuffix, .nameSuffix), (value.nickname, .nickname),
            ]
            for (part, kind) in parts {
                guard style != .abbreviated, let part, let range = text.range(of: part) else { continue }
                text[range].personNameComponent = kind
            }
            return text
        }

        /// Returns the style in a locale's order.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }
}
