import Combine
import Foundation
import FoundationOverlay
import SwiftUI
import Testing

@Suite("What Linux's Foundation lacks")
struct FoundationNamesTests {
    @Test("MD5 and SHA-1 are those of their definitions, over one block and over several")
    func digests() {
        #expect(Hex.text(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(Hex.text(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(Hex.text(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        let long = Data("12345678901234567890123456789012345678901234567890123456789012345678901234567890".utf8)
        #expect(Hex.text(Insecure.MD5.hash(data: long)) == "57edf4a22be3c955ac49da2e2107b67a")
    }

    @Test("collections of objects do not keep what they hold weakly")
    func weak() {
        let table = NSHashTable<NSObject>.weakObjects()
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        do {
            let object = NSObject()
            table.add(object)
            table.add(object)
            map.setObject(object, forKey: "one")
            #expect(table.count == 1 && map.object(forKey: "one") === object)
        }
        #expect(table.allObjects.isEmpty && map.object(forKey: "one") == nil)
    }

    @Test("notifications are awaited one after the other")
    func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("ripe")
        let taken = Task {
            var numbers: [Int] = []
            for await notification in center.notifications(named: name) {
                numbers.append(notification.userInfo?["number"] as? Int ?? 0)
                if numbers.count == 2 { break }
            }
            return numbers
        }
        // The first that is posted once somebody waits.
        let posting = Task {
            for number in 1... {
                if Task.isCancelled { return }
                center.post(name: name, object: nil, userInfo: ["number": number])
                try? await Task.sleep(for: .milliseconds(5))
            }
        }
        let numbers = await taken.value
        posting.cancel()
        #expect(numbers.count == 2 && numbers[1] == numbers[0] + 1)
    }

    @Test("a thing is handed over as a file, which is gone afterwards")
    func itemFile() throws {
        nonisolated(unsafe) var found: (text: String, url: URL)?
        NSItemProvider(object: "plums").loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
            if let url { found = ((try? String(contentsOf: url, encoding: .utf8)) ?? "", url) }
        }
        let file = try #require(found)
        #expect(file.text == "plums" && !FileManager.default.fileExists(atPath: file.url.path))
    }

    @Test("three publishers are merged by name")
    func merge() {
        var numbers: [Int] = []
        let merged = Publishers.Merge3(Just(1), Just(2), Just(3)).sink { numbers.append($0) }
        #expect(numbers.sorted() == [1, 2, 3])
        merged.cancel()
    }

    @Test("a lock of an object is one lock")
    func objectLock() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
        objc_sync_exit(object)
        objc_sync_exit(object)
    }
}
