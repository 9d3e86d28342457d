import Testing

@testable import TintypeScene

@Suite("Kinds of characters")
struct ScalarKindsTests {
    @Test("those of ASCII are as Unicode's tables have them")
    func ascii() {
        for value in UInt8.min...UInt8.max {
            let scalar = Unicode.Scalar(value)
            #expect(scalar.beginsName == (scalar == "_" || scalar.properties.isIDStart), "\(value)")
            #expect(scalar.continuesName == (scalar == "_" || scalar.properties.isIDContinue), "\(value)")
            #expect(scalar.isSpace == scalar.properties.isWhitespace, "\(value)")
        }
    }
}
