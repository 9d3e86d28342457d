public import Foundation
public import FoundationOverlay

extension SCNVector3: _NSValueBridged {
    /// A vector as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(scnVector3: self) }
    public static func _held(by value: NSValue) -> SCNVector3? {
        value.parts(3).map { SCNVector3($0[0], $0[1], $0[2]) }
    }
}

extension SCNVector4: _NSValueBridged {
    /// A vector of four parts as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(scnVector4: self) }
    public static func _held(by value: NSValue) -> SCNVector4? {
        value.parts(4).map { SCNVector4($0[0], $0[1], $0[2], $0[3]) }
    }
}

extension NSValue {
    /// Creates a value of a vector, and gives that of one; noughts where there is none.
    public convenience init(scnVector3 v: SCNVector3) { self.init(_kept: [v.x, v.y, v.z]) }
    public convenience init(scnVector4 v: SCNVector4) { self.init(_kept: [v.x, v.y, v.z, v.w]) }
    public var scnVector3Value: SCNVector3 { ._held(by: self) ?? SCNVector3() }
    public var scnVector4Value: SCNVector4 { ._held(by: self) ?? SCNVector4() }

    fileprivate func parts(_ count: Int) -> [Float]? {
        (_kept?.base as? [Float]).flatMap { $0.count == count ? $0 : nil }
    }
}
