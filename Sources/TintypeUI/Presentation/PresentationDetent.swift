public import Foundation
import TintypeGraphics
public import TintypeTree

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Storage: Hashable, Sendable {
        case system(SheetHeight)
        case custom(ObjectIdentifier)
    }

    private let storage: Storage
    private let length: @Sendable (CGFloat) -> CGFloat

    private init(_ height: SheetHeight) {
        storage = .system(height)
        length = { height.length($0) }
    }

    /// Half of the greatest height.
    public static let medium = PresentationDetent(.medium)
    public static let large = PresentationDetent(.large)

    /// A part of the greatest height, 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(custom: type)
    }

    private init<D: CustomPresentationDetent>(custom type: D.Type) {
        storage = .custom(ObjectIdentifier(type))
        length = { most in D.height(in: Context(maxDetentValue: most)) ?? most }
    }

    /// The values that a height may depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height, in points.
        public let maxDetentValue: CGFloat

        /// A value of the environment, as it is where nothing is set.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// In points, of a sheet that may be at most `most` high.
    func height(_ most: CGFloat) -> CGFloat { min(length(most), most) }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.storage == b.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

/// A height of a sheet that a type computes.
public protocol CustomPresentationDetent: SendableMetatype {
    /// In points; nil where the height is not there.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
