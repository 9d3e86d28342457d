import FoundationOverlay
import Testing

@Suite("Names that Linux's Foundation has too")
struct SharedNameTests {
    /// An operation that ends when it is told to, as code writes them everywhere.
    private final class Work: Operation, @unchecked Sendable {
        private var ended = false

        override var isFinished: Bool { ended }
        override var isAsynchronous: Bool { true }

        override func start() {
            willChangeValue(forKey: "isFinished")
            ended = true
            didChangeValue(forKey: "isFinished")
        }
    }

    @Test("an operation tells of its end by name")
    func operations() {
        let work = Work()
        // Waits forever where the end is not told; the queue lets the operation go a little later.
        OperationQueue().addOperations([work], waitUntilFinished: true)
        #expect(work.isFinished)
    }

    @Test("a dictionary's values are its own, and lists are written")
    func collections() throws {
        let values: NSDictionary = ["name": "plum"]
        #expect(values.value(forKey: "name") as? String == "plum")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let list: NSArray = ["a", "b"]
        try list.write(to: file)
        let read = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        #expect(read as? [String] == ["a", "b"])
    }
}
