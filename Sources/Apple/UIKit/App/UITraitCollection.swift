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
open class UITraitCollection: NSObject, @unchecked Sendable {
    private struct Traits: UIMutableTraits, Hashable {
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
        super.init()
    }

    public convenience override init() { self.init(Traits()) }

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

    /// Creates a collection of one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    public convenience init(displayGamut: UIDisplayGamut) { self.init() }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }

    /// The traits that are the same wherever code outside of views asks.
    open var accessibilityContrast: UIAccessibilityContrast { .normal }
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }
    open var displayGamut: UIDisplayGamut { .SRGB }
    open var legibilityWeight: UILegibilityWeight { .regular }
    open var userInterfaceLevel: UIUserInterfaceLevel { .base }
    open var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    open var sceneCaptureState: UISceneCaptureState { .inactive }
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    open var imageConfiguration: UIImage.Configuration { UIImage.SymbolConfiguration.unspecified }

    /// Returns whether colours look different in another collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Runs a closure. Code outside of views finds ``current`` all the same.
    open func performAsCurrent(_ actions: () -> Void) { actions() }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    open override var hash: Int { traits.hashValue }

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
    public static var current: UITraitCollection {
        get { usual }
        set {}
    }

    private static let usual = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 3
    }
}

/// The look of a window that is used or not. UIKit's type.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The choice whether a scene is seen elsewhere, too. UIKit's type.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The contrast of colours. UIKit's type.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// The choice whether the screen feels force. UIKit's type.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// The range of a screen's colours. UIKit's type.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// The thickness of texts. UIKit's type.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The height of a surface above others. UIKit's type.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}
