/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// The direction in which an interface reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The traits on which looks depend, to be changed. UIKit's protocol.
public protocol UIMutableTraits {
    /// The traits that can be set.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Pixels a point; 0 where it is not said.
    var displayScale: Double { get set }
}

/// The traits on which looks depend. UIKit's class; as there, what is not said is unspecified.
public final class UITraitCollection: Sendable {
    private struct Traits: UIMutableTraits {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayScale = 0.0
    }

    private let traits: Traits

    private init(_ traits: Traits) {
        self.traits = traits
    }

    public convenience init() { self.init(Traits()) }

    /// Traits that `mutations` says.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection.changed(Traits(), mutations))
    }

    /// The traits of several collections; of those that say the same trait the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = Traits()
        for said in traitCollections.map(\.traits) {
            if said.userInterfaceStyle != .unspecified { traits.userInterfaceStyle = said.userInterfaceStyle }
            if said.userInterfaceIdiom != .unspecified { traits.userInterfaceIdiom = said.userInterfaceIdiom }
            if said.horizontalSizeClass != .unspecified { traits.horizontalSizeClass = said.horizontalSizeClass }
            if said.verticalSizeClass != .unspecified { traits.verticalSizeClass = said.verticalSizeClass }
            if said.layoutDirection != .unspecified { traits.layoutDirection = said.layoutDirection }
            if said.preferredContentSizeCategory != .unspecified {
                traits.preferredContentSizeCategory = said.preferredContentSizeCategory
            }
            if said.displayScale != 0 { traits.displayScale = said.displayScale }
        }
        self.init(traits)
    }

    /// Creates a collection of one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection of one trait.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Creates a collection of one trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection of one trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection of one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection of one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection of one trait.
    public convenience init(displayScale: Double) {
        self.init { $0.displayScale = displayScale }
    }

    /// These traits with what `mutations` changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitCollection.changed(traits, mutations))
    }

    private static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var changing: any UIMutableTraits = traits
        mutations(&changing)
        return changing as? Traits ?? traits
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// Pixels a point; 0 where it is not said.
    public var displayScale: Double { traits.displayScale }

    /// A telephone held upright, in the light scheme: what surrounds code outside of views. Views read the environment.
    public static let current = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 3
    }
}
