// `import AdSupport` where Apple's framework is missing: nobody is followed. It brings Foundation along.
@_exported public import Foundation

/// The number by which advertisers know a device. It is made of zeros, as where nobody allowed to be followed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let one = ASIdentifierManager()

    /// The manager, the number, and whether advertisers may use it: they may not.
    open class func shared() -> ASIdentifierManager { one }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
