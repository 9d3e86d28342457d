public import Foundation

// On Apple's systems every object goes into a format's arguments, and every value that Foundation has an object for. Predicates read
// the arguments as they are; a format of a text takes the address of an object, which here is that of the value's text.

extension NSObject: @retroactive CVarArg {}
extension Date: @retroactive CVarArg {}
extension UUID: @retroactive CVarArg {}
extension IndexPath: @retroactive CVarArg {}
extension URL: @retroactive CVarArg {}
extension Data: @retroactive CVarArg {}
extension Array: @retroactive CVarArg {}
extension Set: @retroactive CVarArg {}
extension Dictionary: @retroactive CVarArg {}

extension CVarArg {
    /// The words that a value is in a call of C: the address of an object that is its text. It is never given back, since nobody says
    /// when the call has read it.
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(self)")).toOpaque())]
    }
}
