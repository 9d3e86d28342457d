import CoreGraphics
import Foundation

/// The keys of what a filter says of itself and of its inputs.
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
public let kCIAttributeDescription = "CIAttributeDescription"
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
public let kCIAttributeName = "CIAttributeName"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeIdentity = "CIAttributeIdentity"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// The kinds of inputs.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

extension FilterRecipe {
    /// The facts of the inputs by their keys: the class, the kind and the usual value. Bounds of numbers are not known here.
    var attributes: [String: Any] {
        var facts: [String: Any] = [:]
        for key in images {
            facts[key] = [
                kCIAttributeName: key, kCIAttributeClass: "CIImage", kCIAttributeType: kCIAttributeTypeImage,
                kCIAttributeDisplayName: Self.displayName(of: key),
            ]
        }
        for (key, value) in defaults { facts[key] = Self.attributes(of: key, value) }
        return facts
    }

    private static func attributes(of key: String, _ value: Any) -> [String: Any] {
        var facts: [String: Any] = [kCIAttributeName: key, kCIAttributeDisplayName: displayName(of: key)]
        switch value {
        case let vector as CIVector:
            facts[kCIAttributeClass] = "CIVector"
            facts[kCIAttributeType] = vector.count == 2 ? kCIAttributeTypePosition : nil
            facts[kCIAttributeDefault] = vector
        case let color as CIColor:
            facts[kCIAttributeClass] = "CIColor"
            facts[kCIAttributeType] = kCIAttributeTypeColor
            facts[kCIAttributeDefault] = color
        case let transform as CGAffineTransform:
            facts[kCIAttributeClass] = "NSAffineTransform"
            facts[kCIAttributeType] = kCIAttributeTypeTransform
            facts[kCIAttributeDefault] = transform
        case is NSNumber, is Int, is Float, is Double, is CGFloat:
            facts[kCIAttributeClass] = "NSNumber"
            facts[kCIAttributeType] = kind(of: key)
            facts[kCIAttributeDefault] = NSNumber(value: FilterInput([key: value])[key])
        default: facts[kCIAttributeDefault] = value
        }
        return facts
    }

    private static func kind(of key: String) -> String {
        switch key {
        case kCIInputAngleKey: kCIAttributeTypeAngle
        case kCIInputRadiusKey, kCIInputWidthKey: kCIAttributeTypeDistance
        case kCIInputTimeKey: kCIAttributeTypeTime
        default: kCIAttributeTypeScalar
        }
    }

    /// `Cube Dimension` of `inputCubeDimension`, and `Gaussian Blur` of `CIGaussianBlur`.
    static func displayName(of key: String) -> String {
        let name = key.hasPrefix("input") ? key.dropFirst(5) : key.hasPrefix("CI") ? key.dropFirst(2) : key[...]
        return name.reduce(into: "") { text, letter in
            if letter.isUppercase, let last = text.last, !last.isUppercase, !last.isWhitespace { text += " " }
            text.append(letter)
        }
    }
}
