import Foundation

/// The calls that hand a requirement of UIKit's delegates on to another, `observer?.scrollViewDidScroll?(scrollView)`.
extension PlainSource {
    /// The things that UIKit's requirements without labels are about, and what follows them in the names.
    private static let forwarded = [
        "scrollView": [
            "DidScroll", "DidZoom", "WillBeginDragging", "WillBeginDecelerating", "DidEndDecelerating",
            "DidEndScrollingAnimation", "ShouldScrollToTop", "DidScrollToTop", "DidChangeAdjustedContentInset",
        ],
        "textView": [
            "DidChange", "DidBeginEditing", "DidEndEditing", "DidChangeSelection", "ShouldBeginEditing",
            "ShouldEndEditing",
        ],
        "textField": [
            "ShouldReturn", "DidBeginEditing", "DidEndEditing", "DidChangeSelection", "ShouldBeginEditing",
            "ShouldEndEditing", "ShouldClear",
        ],
        "searchBar": [
            "SearchButtonClicked", "CancelButtonClicked", "TextDidBeginEditing", "TextDidEndEditing",
            "ShouldBeginEditing", "ShouldEndEditing",
        ],
        "gestureRecognizer": ["ShouldBegin"], "controller": ["DidChangeContent", "WillChangeContent"],
        "application": [
            "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "WillTerminate",
        ],
    ]

    /// Returns whether a call hands one of UIKit's requirements on: its argument is called as what it is about, or itself that.
    func isForwarded(_ name: String, _ start: Int, _ end: Int) -> Bool {
        let argument = String(decoding: bytes[start..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return Self.forwarded.contains { kind, endings in
            name.hasPrefix(kind) && endings.contains(String(name.dropFirst(kind.count)))
                && (argument == kind || argument == "self")
        }
    }
}
