public import CoreGraphics
public import Foundation
public import FoundationOverlay

/// The keys of inputs that many filters have.
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTimeKey = "inputTime"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of others. CoreImage's class: its inputs are values by keys, as `inputRadius`.
@dynamicMemberLookup
open class CIFilter: NSObject, _KeyValueCoded, @unchecked Sendable {
    /// The filter's name, its keys and its picture.
    open var name = ""
    private var values: [String: Any] = [:]
    private var recipe = FilterRecipe.nothing
    open var inputKeys: [String] { (recipe.defaults.keys.map { $0 } + recipe.images).sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] {
        let names = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: FilterRecipe.displayName(of: name),
        ]
        return recipe.attributes.merging(names) { $1 }
    }
    open var outputImage: CIImage? { recipe.make(FilterInput(values)) }

    /// Creates a filter of an app's own, which says by itself what it makes.
    public override init() {
        super.init()
        name = "\(type(of: self))"
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    convenience init(_ name: String, _ recipe: FilterRecipe) {
        self.init()
        self.name = name
        self.recipe = recipe
        values = recipe.defaults
    }

    /// Creates the filter of a name; nil for one that is not known here. Some are known, and make no picture.
    public convenience init?(name: String) {
        guard let recipe = FilterRecipe.all[name] ?? (FilterRecipe.unmade.contains(name) ? .nothing : nil) else {
            return nil
        }
        self.init(name, recipe)
    }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The names of the filters that make pictures here.
    open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }
    open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

    /// The names of filters and of their kinds for people: as they are.
    open class func localizedName(forFilterName filterName: String) -> String? { filterName }
    open class func localizedName(forCategory category: String) -> String { category }
    open class func localizedDescription(forFilterName filterName: String) -> String? { nil }
    open class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
    /// A wish of a view with filters, which is kept.
    open var isEnabled = true

    /// Takes an app's own filter, which is not found by the name: `CIFilter(name:)` makes those of this module alone.
    open class func registerName(
        _ name: String, constructor anObject: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {}

    public func _setValue(_ value: Any?, forKey key: String) { values[key] = value }
    public func _value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Sets the usual inputs, but for pictures.
    open func setDefaults() {
        values = recipe.defaults.merging(values.filter { recipe.images.contains($0.key) }) { $1 }
    }

    static func known(_ name: String) -> CIFilter {
        guard let filter = CIFilter(name: name) else { preconditionFailure("\(name) is in the table of filters") }
        return filter
    }
}

/// A maker of an app's own filters. CoreImage's protocol.
public protocol CIFilterConstructor {
    /// A new filter of a name.
    func filter(withName name: String) -> CIFilter?
}

/// The inputs of filters by their names in Swift.
extension CIFilter {
    /// An input that is a number.
    public subscript(dynamicMember key: KeyPath<FilterNumbers, String>) -> Float {
        get { FilterInput(values)[FilterNumbers()[keyPath: key]] }
        set { values[FilterNumbers()[keyPath: key]] = newValue }
    }

    /// An input that is a picture.
    public subscript(dynamicMember key: KeyPath<FilterPictures, String>) -> CIImage? {
        get { values[FilterPictures()[keyPath: key]] as? CIImage }
        set { values[FilterPictures()[keyPath: key]] = newValue }
    }

    /// An input that is a place.
    public subscript(dynamicMember key: KeyPath<FilterPlaces, String>) -> CGPoint {
        get { FilterInput(values).point(FilterPlaces()[keyPath: key]) }
        set { values[FilterPlaces()[keyPath: key]] = CIVector(cgPoint: newValue) }
    }

    /// An input that is a colour.
    public subscript(dynamicMember key: KeyPath<FilterColors, String>) -> CIColor {
        get { FilterInput(values).color(FilterColors()[keyPath: key]) }
        set { values[FilterColors()[keyPath: key]] = newValue }
    }

    /// The message of a code, as bytes.
    public var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }

    /// The correction of a QR code: `L`, `M`, `Q` or `H`.
    public var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" }
        set { values["inputCorrectionLevel"] = newValue }
    }

    /// The transform of a picture.
    public var transform: CGAffineTransform {
        get { values[kCIInputTransformKey] as? CGAffineTransform ?? CGAffineTransform() }
        set { values[kCIInputTransformKey] = newValue }
    }

    /// The colours of a table, as numbers of 32 bits, and their space, which is not looked at.
    public var cubeData: Data {
        get { values["inputCubeData"] as? Data ?? Data() }
        set { values["inputCubeData"] = newValue }
    }
    public var colorSpace: CGColorSpace? {
        get { values["inputColorSpace"] as? CGColorSpace }
        set { values["inputColorSpace"] = newValue }
    }

    /// A text that is drawn as a picture.
    public var text: String {
        get { values["inputText"] as? String ?? "" }
        set { values["inputText"] = newValue }
    }

    /// A part of a picture.
    public var extent: CGRect {
        get { (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? .null }
        set { values[kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }

    /// Numbers that the channels are made of.
    public var rVector: CIVector {
        get { vector("inputRVector") }
        set { values["inputRVector"] = newValue }
    }
    public var gVector: CIVector {
        get { vector("inputGVector") }
        set { values["inputGVector"] = newValue }
    }
    public var bVector: CIVector {
        get { vector("inputBVector") }
        set { values["inputBVector"] = newValue }
    }
    public var aVector: CIVector {
        get { vector("inputAVector") }
        set { values["inputAVector"] = newValue }
    }
    public var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { values["inputBiasVector"] = newValue }
    }
    public var neutral: CIVector {
        get { vector("inputNeutral") }
        set { values["inputNeutral"] = newValue }
    }
    public var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { values["inputTargetNeutral"] = newValue }
    }

    private func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector([]) }
}

/// The keys of inputs that are numbers.
public struct FilterNumbers {}

/// The keys of inputs that are pictures.
public struct FilterPictures {}

/// The keys of inputs that are places.
public struct FilterPlaces {}

/// The keys of inputs that are colours.
public struct FilterColors {}

extension FilterNumbers {
    /// The keys by the names in Swift.
    public var radius: String { kCIInputRadiusKey }
    public var radius0: String { "inputRadius0" }
    public var radius1: String { "inputRadius1" }
    public var intensity: String { kCIInputIntensityKey }
    public var scale: String { kCIInputScaleKey }
    public var angle: String { kCIInputAngleKey }
    public var brightness: String { kCIInputBrightnessKey }
    public var contrast: String { kCIInputContrastKey }
    public var saturation: String { kCIInputSaturationKey }
    public var amount: String { "inputAmount" }
    public var ev: String { kCIInputEVKey }
    public var power: String { "inputPower" }
    public var levels: String { "inputLevels" }
    public var sharpness: String { kCIInputSharpnessKey }
    public var width: String { kCIInputWidthKey }
    public var aspectRatio: String { kCIInputAspectRatioKey }
    public var falloff: String { "inputFalloff" }
    public var time: String { kCIInputTimeKey }
    public var threshold: String { "inputThreshold" }
    public var quietSpace: String { "inputQuietSpace" }
    public var barcodeHeight: String { "inputBarcodeHeight" }
}

extension FilterPictures {
    /// The keys by the names in Swift.
    public var inputImage: String { kCIInputImageKey }
    public var backgroundImage: String { kCIInputBackgroundImageKey }
    public var maskImage: String { kCIInputMaskImageKey }
    public var targetImage: String { kCIInputTargetImageKey }
}

extension FilterPlaces {
    /// The keys by the names in Swift.
    public var center: String { kCIInputCenterKey }
    public var point0: String { "inputPoint0" }
    public var point1: String { "inputPoint1" }
}

extension FilterColors {
    /// The keys by the names in Swift.
    public var color: String { kCIInputColorKey }
    public var color0: String { "inputColor0" }
    public var color1: String { "inputColor1" }
}

/// The inputs of a filter.
struct FilterInput {
    private let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    /// A number; 0 where none is given.
    subscript(key: String) -> Float {
        switch values[key] {
        case let number as NSNumber: number.floatValue
        case let number as Float: number
        case let number as Double: Float(number)
        case let number as CGFloat: Float(number)
        case let number as Int: Float(number)
        default: 0
        }
    }

    func number(_ key: String) -> Double {
        let number = Double(self[key])
        return number.isFinite ? min(max(number, -1e6), 1e6) : 0
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func point(_ key: String) -> CGPoint {
        (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
    }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector([]) }
    func value<Value>(_ key: String) -> Value? { values[key] as? Value }
}
