public import CoreGraphics
public import Foundation
import FoundationOverlay

/// The style of a text's lines. Of it the alignment and the distance between lines are drawn.
public final class CTParagraphStyle: NSObject, DrawnParagraphStyle, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    private let values: [CTParagraphStyleSpecifier: Data]

    init(_ values: [CTParagraphStyleSpecifier: Data]) {
        self.values = values
    }

    func bytes(_ specifier: CTParagraphStyleSpecifier) -> Data? { values[specifier] }

    package var drawnAlignment: CTTextAlignment {
        values[.alignment]?.first.flatMap { CTTextAlignment(rawValue: $0) } ?? .natural
    }
    package var drawnLineSpacing: CGFloat {
        guard let bytes = values[.lineSpacingAdjustment] ?? values[.minimumLineSpacing], bytes.count == 8 else {
            return 0
        }
        return bytes.withUnsafeBytes { $0.loadUnaligned(as: CGFloat.self) }
    }
}

/// Makes a style of settings; their values are copied.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    var values: [CTParagraphStyleSpecifier: Data] = [:]
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        values[setting.spec] = Data(bytes: setting.value, count: setting.valueSize)
    }
    return CTParagraphStyle(values)
}

/// The style again: it does not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Leaves the value of a setting.
///
/// - Returns: False for one that was not set, or has another size.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    guard let bytes = paragraphStyle.bytes(spec), bytes.count <= valueBufferSize else { return false }
    bytes.withUnsafeBytes {
        valueBuffer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(valueBuffer), byteCount: bytes.count)
    }
    return true
}

/// A setting of a style: its kind, and where its value is.
public struct CTParagraphStyleSetting {
    /// The kind of the value, its size in bytes and its place.
    public var spec: CTParagraphStyleSpecifier
    public var valueSize: Int
    public var value: UnsafeRawPointer

    /// Creates a setting.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// The kind of a setting; lengths are in points.
public enum CTParagraphStyleSpecifier: UInt32, Hashable, Sendable {
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
    case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing
    case paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing
    case lineSpacingAdjustment, lineBoundsOptions
}

/// The side on which lines stand.
public enum CTTextAlignment: UInt8, Hashable, Sendable {
    case left, right, center, justified, natural

    var factor: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        default: 0
        }
    }
}

/// The way in which lines end that are too long.
public enum CTLineBreakMode: UInt8, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of a text.
public enum CTWritingDirection: Int8, Hashable, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// A place in a line at which texts stand side by side.
public final class CTTextTab: NSObject, Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    let alignment: CTTextAlignment
    let location: Double

    init(_ alignment: CTTextAlignment, _ location: Double) {
        (self.alignment, self.location) = (alignment, location)
    }
}

/// Makes a place; it is in points from the line's start.
public func CTTextTabCreate(
    _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab { CTTextTab(alignment, location) }
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { nil }
