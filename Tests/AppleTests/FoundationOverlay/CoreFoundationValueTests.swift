import FoundationOverlay
import Testing

@Suite("CoreFoundation's bytes")
struct CoreFoundationValueTests {
    @Test("data grow, and their bytes have a place also where there may be none")
    func bytes() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        #expect(Data(referencing: data) == Data([1, 2, 3]))
        let maybe: CFData? = Data([7, 8])
        #expect(CFDataGetLength(maybe) == 2 && CFDataGetBytePtr(maybe)[1] == 8)
        #expect(CFDataCreate(nil, [4, 5], 2) == Data([4, 5]))
    }

    @Test("signs that addresses cannot hold, and those of a list, become numbers")
    func escapes() {
        let text = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b&c/d", nil, "&" as CFString, CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(text == "a%20b%26c/d")
        #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32BigToHost(CFSwapInt32HostToBig(9)) == 9)
    }
}
