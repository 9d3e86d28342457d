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

    @Test("a keychain is at hand wherever Foundation is")
    func keychain() {
        #expect(SecItemCopyMatching([kSecClass as String: kSecClassKey] as CFDictionary, nil) == errSecItemNotFound)
    }
}
