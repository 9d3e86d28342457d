// `import SystemConfiguration` where Apple's framework is missing: nothing is reached. It brings Foundation along.
@_exported public import CoreGraphics
@_exported public import Foundation

/// A host or an address that may be reached. None is.
public final class SCNetworkReachability: @unchecked Sendable {
    /// The name or the address, as it was given.
    let target: String
    private let lock = NSLock()
    private var callback: (SCNetworkReachabilityCallBack, SCNetworkReachabilityContext)?

    init(_ target: String) {
        self.target = target
    }

    deinit {
        if let (_, context) = callback { context.dropInfo() }
    }

    /// Keeps who is told; nil for nobody.
    func set(_ new: (SCNetworkReachabilityCallBack, SCNetworkReachabilityContext)?) {
        let old = lock.withLock {
            defer { callback = new }
            return callback
        }
        if let (_, context) = old { context.dropInfo() }
    }

    /// Tells once that nothing is reached.
    func tell() {
        guard let (call, context) = lock.withLock({ callback }) else { return }
        call(self, [], context.info)
    }
}

/// The facts about the way to a host. Without a connection there is none, and so it is here.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The marks of the way to a host, as numbers by their older names.
public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
public let kSCNetworkFlagsInterventionRequired = 1 << 4
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17

/// The function that is told of the way to a host, with what its context holds.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The value that such a function is given, and the ways to keep it.
public struct SCNetworkReachabilityContext {
    /// The version, which is 0, the value, and the closures that keep it, let it go and describe it.
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> CFString)?

    public init() {
        version = 0
    }

    /// Creates a context of a value.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> CFString)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }

    /// The context with its value kept.
    var keeping: SCNetworkReachabilityContext {
        var kept = self
        if let info, let retain { kept.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info))) }
        return kept
    }

    func dropInfo() {
        if let info { release?(UnsafeRawPointer(info)) }
    }
}

/// Names a host, or an address, to be asked for.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(name)
}
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCNetworkReachability("an address of family \(address.pointee.sa_family)")
}
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    (remoteAddress ?? localAddress).flatMap { SCNetworkReachabilityCreateWithAddress(allocator, $0) }
}

/// Gives the facts about the way to a host: it is known that there is none.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = []
    return true
}

/// Keeps the function that is told; nil for none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout.map { ($0, (context?.pointee ?? SCNetworkReachabilityContext()).keeping) })
    return true
}

/// Begins: the function is told once, on the queue. Nil for the queue ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    queue?.async { target.tell() }
    return true
}

/// Begins and ends on a loop: the function is told once, on the main queue.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    DispatchQueue.main.async { target.tell() }
    return true
}
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool { SCNetworkReachabilityScheduleWithRunLoop(target, runLoop, runLoopMode.rawValue) }
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) -> Bool { true }

/// The last error of the functions: none of them fails.
public func SCError() -> Int32 { kSCStatusOK }
public func SCCopyLastError() -> CFError {
    NSError(domain: kCFErrorDomainSystemConfiguration, code: Int(kSCStatusOK))
}

/// The numbers and the domain of errors.
public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001
public let kSCStatusInvalidArgument: Int32 = 1002
public let kSCStatusAccessError: Int32 = 1003
public let kSCStatusNoKey: Int32 = 1004
public let kSCStatusReachabilityUnknown: Int32 = 4001
public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// The network that the device is on: nil, as it is on none.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

/// The keys of such a network's facts.
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
