import Foundation
import FoundationOverlay
import Testing

private final class Heard {
    var names: [String] = []
}

@Suite("Core Foundation's names")
struct CoreFoundationTests {
    @Test("a notice is heard by who listens to its name, and no more once he is gone")
    func notices() {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let heard = Heard()
        let observer = UnsafeRawPointer(Unmanaged.passUnretained(heard).toOpaque())
        let name = CFNotificationName("tintype.\(UUID())")
        CFNotificationCenterAddObserver(
            center, observer,
            { _, observer, name, _, _ in
                guard let observer, let name else { return }
                Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append(name.rawValue)
            }, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("tintype.other"), nil, nil, true)
        #expect(heard.names == [name.rawValue])
        CFNotificationCenterRemoveObserver(center, observer, name, nil)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        #expect(heard.names.count == 1)
    }

    @Test("a text is written in other letters, in whole or in part")
    func letters() {
        let text = NSMutableString(string: "привет é")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text as String == "privet e")
        let mixed = NSMutableString(string: "éé")
        var range = CFRange(location: 1, length: 1)
        #expect(CFStringTransform(mixed, &range, kCFStringTransformStripCombiningMarks, false))
        #expect(mixed as String == "ée" && range.length == 1)
    }

    @Test("values of types have the numbers of their types, and a boolean is no number")
    func types() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(true as CFTypeRef) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
        #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSMutableString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(["a": 1] as CFDictionary) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID([1, 2] as CFArray) != CFDictionaryGetTypeID())
        #expect(CFCopyTypeIDDescription(CFArrayGetTypeID()) == "CFArray")
        #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
        #expect(CFEqual("a" as CFString, NSString(string: "a")) && !CFEqual(1, 2) && !CFEqual("a", NSNull()))
    }

    @Test("the internet's names of ways to write letters lead to Foundation's numbers, and back")
    func encodings() {
        let chinese = CFStringConvertIANACharSetNameToEncoding("GB18030")
        #expect(chinese == CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
        let foundation = CFStringConvertEncodingToNSStringEncoding(chinese)
        #expect(CFStringConvertNSStringEncodingToEncoding(foundation) == chinese)
        #expect(String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: foundation)) == "你")
        let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
        #expect(CFStringConvertEncodingToNSStringEncoding(utf8) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertEncodingToIANACharSetName(utf8) == "utf-8")
        #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
    }

    @Test("a loop runs until it is stopped, or for its time")
    func loops() async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                let loop = CFRunLoopGetCurrent()
                CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) { CFRunLoopStop(CFRunLoopGetCurrent()) }
                #expect(CFRunLoopRunInMode(.defaultMode, 10, false) == .stopped)
                #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) == .timedOut)
                done.resume()
            }
        }
    }

    @Test("a source is called once for each signal, as long as it is valid")
    func sources() async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                var calls: [String] = []
                withUnsafeMutablePointer(to: &calls) { pointer in
                    var context = CFRunLoopSourceContext()
                    context.info = UnsafeMutableRawPointer(pointer)
                    context.schedule = { info, _, _ in info!.assumingMemoryBound(to: [String].self).pointee += ["in"] }
                    context.cancel = { info, _, _ in info!.assumingMemoryBound(to: [String].self).pointee += ["out"] }
                    context.perform = { info in
                        info!.assumingMemoryBound(to: [String].self).pointee += ["work"]
                        CFRunLoopStop(CFRunLoopGetCurrent())
                    }
                    let source = CFRunLoopSourceCreate(nil, 0, &context)
                    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
                    CFRunLoopSourceSignal(source)
                    CFRunLoopSourceSignal(source)
                    #expect(CFRunLoopRunInMode(.defaultMode, 10, false) == .stopped)
                    #expect(CFRunLoopRunInMode(.defaultMode, 0.1, false) == .timedOut)
                    CFRunLoopSourceInvalidate(source)
                    CFRunLoopSourceSignal(source)
                    #expect(CFRunLoopRunInMode(.defaultMode, 0.1, false) == .timedOut)
                    #expect(!CFRunLoopContainsSource(CFRunLoopGetCurrent(), source, .defaultMode))
                }
                #expect(calls == ["in", "work", "out"])
                done.resume()
            }
        }
    }

    @Test("a value of a list is read by its address")
    func addresses() {
        let object = NSObject()
        let list = [object, "text"] as CFArray
        let address = CFArrayGetValueAtIndex(list, 0)
        #expect(address == UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
        #expect(CFArrayGetCount(list) == 2)
    }

    @Test("a dictionary within a dictionary is read by its address, and a number within that")
    func nestedValues() throws {
        let outer = ["inner": ["delay": NSNumber(value: 0.5)]] as CFDictionary
        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: nil)
        let missing: CFString = "none"
        #expect(!CFDictionaryGetValueIfPresent(outer, Unmanaged.passUnretained(missing).toOpaque(), place))
        #expect(place.pointee == nil)
        let (name, delay): (CFString, CFString) = ("inner", "delay")
        #expect(CFDictionaryGetValueIfPresent(outer, Unmanaged.passUnretained(name).toOpaque(), place))
        let inner = unsafeBitCast(place.pointee, to: CFDictionary.self)
        let address = try #require(CFDictionaryGetValue(inner, Unmanaged.passUnretained(delay).toOpaque()))
        #expect((unsafeBitCast(address, to: AnyObject.self) as? NSNumber)?.doubleValue == 0.5)
    }

    @Test("a keychain is at hand wherever Foundation is")
    func keychain() {
        #expect(SecItemCopyMatching([kSecClass as String: kSecClassKey] as CFDictionary, nil) == errSecItemNotFound)
    }
}
