public import Foundation

/// An app or a device that makes data.
open class HKSource: NSObject, @unchecked Sendable {
    /// The name and the identity.
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    }

    /// The app itself.
    open class func `default`() -> HKSource {
        HKSource(
            name: ProcessInfo.processInfo.processName,
            bundleIdentifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    open override var hash: Int { bundleIdentifier.hashValue }
}

/// An app or a device in one version.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    /// The source, and its version.
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    /// Creates a revision of a source.
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }
    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version) = (source, version)
        (self.productType, self.operatingSystemVersion) = (productType, operatingSystemVersion)
    }
}

/// The version of a source of any version.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
    /// The name, the maker and the versions.
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    /// Creates a device of these facts.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        self.softwareVersion = softwareVersion
        (self.localIdentifier, self.udiDeviceIdentifier) = (localIdentifier, udiDeviceIdentifier)
    }

    /// The fact of a name; nil where it is not known.
    func property(_ key: String) -> String? {
        switch key {
        case HKDevicePropertyKeyName: name
        case HKDevicePropertyKeyManufacturer: manufacturer
        case HKDevicePropertyKeyModel: model
        case HKDevicePropertyKeyHardwareVersion: hardwareVersion
        case HKDevicePropertyKeyFirmwareVersion: firmwareVersion
        case HKDevicePropertyKeySoftwareVersion: softwareVersion
        case HKDevicePropertyKeyLocalIdentifier: localIdentifier
        case HKDevicePropertyKeyUDIDeviceIdentifier: udiDeviceIdentifier
        default: nil
        }
    }

    /// The device that the app is on.
    open class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// The names of a device's facts in a condition.
public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"
