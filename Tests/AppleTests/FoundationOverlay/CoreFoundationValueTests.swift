import FoundationOverlay
import Testing

@Suite("CoreFoundation's bytes, texts and types")
struct CoreFoundationValueTests {
    @Test("bytes of other scripts are read by CoreFoundation's numbers")
    func encodings() {
        let chinese = CFStringConvertEncodingToNSStringEncoding(
            CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
        let text = String(data: Data([0xC4, 0xE3, 0xBA, 0xC3]), encoding: String.Encoding(rawValue: chinese))
        #expect(text == "\u{4F60}\u{597D}")
        let net = CFStringConvertIANACharSetNameToEncoding("UTF-8")
        #expect(CFStringConvertEncodingToNSStringEncoding(net) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(chinese) == 0x632)
        #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
    }

    @Test("data grow, and their bytes have a place also where there may be none")
    func bytes() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        #expect(Data(referencing: data) == Data([1, 2, 3]))
        let maybe: CFData? = Data([7, 8])
        #expect(CFDataGetLength(maybe) == 2 && CFDataGetBytePtr(maybe)[1] == 8)
        #expect(CFDataCreate(nil, [4, 5], 2) == Data([4, 5]))
    }

    @Test("a truth value is told from a number")
    func types() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFEqual(NSString("a"), NSString("a")) && !CFEqual(NSString("a"), NSNull()))
    }

    @Test("signs that addresses cannot hold, and those of a list, become numbers")
    func escapes() {
        let text = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b&c/d", nil, "&" as CFString, CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(text == "a%20b%26c/d")
        #expect(CFSwapInt16(0x1234) == 0x3412 && CFSwapInt32BigToHost(CFSwapInt32HostToBig(9)) == 9)
    }
}
