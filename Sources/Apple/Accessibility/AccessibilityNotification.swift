public import Foundation

/// News for those who listen. Nobody does: `post()` reaches nobody.
public enum AccessibilityNotification {
    /// A sentence that is said.
    public struct Announcement {
        /// Creates a sentence.
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: NSAttributedString) {}

        /// Reaches nobody.
        public func post() {}
    }

    /// A change of a part of the screen, and what is read from then on.
    public struct LayoutChanged {
        /// Creates news of an element, or of a sentence.
        public init(_ element: Any? = nil) {}

        /// Reaches nobody.
        public func post() {}
    }

    /// A change of the whole screen, and what is read from then on.
    public struct ScreenChanged {
        /// Creates news of an element, or of a sentence.
        public init(_ element: Any? = nil) {}

        /// Reaches nobody.
        public func post() {}
    }

    /// A scroll to another page, and what is said of it.
    public struct PageScrolled {
        /// Creates news of a page.
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: NSAttributedString) {}

        /// Reaches nobody.
        public func post() {}
    }
}
