public import Foundation
public import FoundationXML

// Objects without anything in them, as `init()` creates them: Linux's classes have that one from a class above, for use by nobody.
// The argument that is never given is what makes each of these another.

extension NSAttributedString {
    /// Creates an empty text.
    public convenience init(_: Void = ()) {
        self.init(string: "")
    }
}

extension NSMutableString {
    /// Creates a text without letters.
    public convenience init(_: Void = ()) {
        self.init(string: "")
    }
}

extension NSURL {
    /// Creates an address without letters.
    public convenience init(_: Void = ()) {
        self.init(fileURLWithPath: "")
    }
}

extension NSError {
    /// Creates an error of no domain.
    public convenience init(_: Void = ()) {
        self.init(domain: "", code: 0)
    }
}

extension NSPredicate {
    /// Creates a condition that all objects meet.
    public convenience init(_: Void = ()) {
        self.init(value: true)
    }
}

extension Timer {
    /// Creates a timer that never fires.
    public convenience init(_: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }
}

extension InputStream {
    /// Creates a stream without bytes.
    public convenience init(_: Void = ()) {
        self.init(data: Data())
    }
}

extension OutputStream {
    /// Creates a stream that keeps what is written.
    public convenience init(_: Void = ()) {
        self.init(toMemory: ())
    }
}

extension Progress {
    /// Creates the progress of work that is none of another's.
    public convenience init(_: Void = ()) {
        self.init(parent: nil, userInfo: nil)
    }
}

extension Bundle {
    /// Creates the bundle of the root of all files.
    public convenience init(_: Void = ()) {
        self.init(path: "/")!
    }
}

extension NSNumber {
    /// Creates the number nought.
    public convenience init(_: Void = ()) {
        self.init(value: 0)
    }
}

extension NSSortDescriptor {
    /// Creates an order by nothing.
    public convenience init(_: Void = ()) {
        self.init(key: nil, ascending: true)
    }
}

extension NSRegularExpression {
    /// Creates a pattern that fits everywhere.
    public convenience init(_: Void = ()) {
        try! self.init(pattern: "(?:)")
    }
}

extension Scanner {
    /// Creates a scanner of a text without letters.
    public convenience init(_: Void = ()) {
        self.init(string: "")
    }
}

extension XMLParser {
    /// Creates a parser of no bytes.
    public convenience init(_: Void = ()) {
        self.init(data: Data())
    }
}
