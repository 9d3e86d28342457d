import CoreBluetooth
import Testing

/// The names of services and values.
struct CBUUIDTests {
    @Test
    func aShortNameHasTwoBytes() {
        #expect(Array(CBUUID(string: "180D").data) == [0x18, 0x0D])
        #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180D"))
    }

    @Test
    func aLongNameHasSixteen() {
        let identity = UUID()
        let name = CBUUID(nsuuid: identity)
        #expect(name.data.count == 16)
        #expect(CBUUID(data: name.data).uuidString == identity.uuidString)
    }
}
