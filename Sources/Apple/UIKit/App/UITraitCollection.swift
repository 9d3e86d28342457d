public import Foundation
import TintypeGraphics

/// The traits on which looks depend. UIKit's class; as there, what is not said is unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
    private let traits: SaidTraits

    init(_ traits: SaidTraits) {
        self.traits = traits
        super.init()
    }

    public convenience override init() { self.init(SaidTraits()) }

    /// The closure that says traits.
    public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

    /// Traits that `mutations` says.
    public convenience init(mutations: TraitMutations) {
        self.init(SaidTraits().changed(mutations))
    }

    /// The traits of several collections; of those that say the same trait the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: SaidTraits()) { $0.say($1.traits) })
    }

    /// Creates a collection of one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
    public convenience init(displayScale: CGFloat) { self.init(UITraitDisplayScale.self, value: displayScale) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, value: displayGamut) }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
    }
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }

    /// The value of a trait; its default where none is said.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// These traits with another value of one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// These traits with what `mutations` changes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(traits.changed(mutations))
    }

    /// These traits with the scheme `style` in the place of theirs, and those of `overrides`, which count last.
    func overridden(by overrides: UITraitOverrides, style: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
        if overrides.traits.isEmpty, style == .unspecified { return self }
        var traits = traits
        if style != .unspecified { traits.userInterfaceStyle = style }
        traits.say(overrides.traits)
        return UITraitCollection(traits)
    }

    /// The traits whose values are not those of another collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        traits.changes(from: traitCollection?.traits ?? SaidTraits())
    }

    /// Returns whether this collection says all that another says.
    open func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { traits.contains($0.traits) } ?? true }

    /// The traits of UIKit on which colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self,
        ]
    }

    /// The traits of UIKit on which the choice of a picture depends.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
            UITraitLegibilityWeight.self,
        ]
    }

    /// Returns whether colours look different in another collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The configuration with which pictures are looked for.
    open var imageConfiguration: UIImage.Configuration { UIImage.SymbolConfiguration.unspecified }

    /// Runs a closure in which these traits are the ``current`` ones.
    open func performAsCurrent(_ actions: () -> Void) { UITraitCollection.performAsCurrent(self, actions) }

    open override func isEqual(_ object: Any?) -> Bool {
        object as AnyObject? === self || (object as? UITraitCollection)?.traits == traits
    }

    open override var hash: Int { traits.hashValue }

    /// UIKit's traits.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    public var sceneCaptureState: UISceneCaptureState { traits.sceneCaptureState }
    public var imageDynamicRange: UIImage.DynamicRange { traits.imageDynamicRange }
    public var typesettingLanguage: Locale.Language? { traits.typesettingLanguage }
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { traits.toolbarItemPresentationSize }
    public var listEnvironment: UIListEnvironment { traits.listEnvironment }
    /// Pixels a point; 0 where it is not said.
    public var displayScale: CGFloat { traits.displayScale }

    /// The traits that colours and pictures are resolved by: those of the view that is laid out or drawn, what was set, or else a
    /// telephone held upright, in the light scheme. Each thread has its own.
    public static var current: UITraitCollection {
        get { said.value ?? usual }
        set { said.value = newValue }
    }
    static let said = ThreadLocal<UITraitCollection>()

    static let usual = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceLevel = .base
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 3
        $0.accessibilityContrast = .normal
        $0.forceTouchCapability = .unavailable
        $0.displayGamut = .SRGB
        $0.legibilityWeight = .regular
        $0.activeAppearance = .active
        $0.sceneCaptureState = .inactive
        $0.imageDynamicRange = .standard
    }
}
