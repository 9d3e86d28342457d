/// Members that override others, where only the runtime of Objective-C could let them.
extension PlainSource {
    /// Gives what an extension overrides a name of its own: only the runtime of Objective-C could put it in the place of another.
    /// In a class what the runtime alone has overrides nothing.
    mutating func readOverride(inExtension: Bool) {
        let start = index
        let first = start + "override".utf8.count
        var place = first
        var rest = ""
        while let next = behindSpaces(place), Self.isLetter(bytes[next]) {
            let word = word(at: next)
            place = next + word.utf8.count
            rest += word + " "
            guard word == "func" || word == "var" else { continue }
            guard let name = behindSpaces(place), Self.isLetter(bytes[name]) else { break }
            let member = self.word(at: name)
            place = name + member.utf8.count
            if inExtension {
                replace(start..<place, with: rest + "_" + member)
            } else if Self.runtimeMembers.contains(member) {
                replace(start..<first, with: "")
            }
            break
        }
        index = place
    }

    /// The members of `NSObject` and `Formatter` that are the runtime's or a framework's, which no class of Linux's overrides.
    static let runtimeMembers = [
        "observeValue", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue", "setValue", "value",
        "setNilValueForKey", "willChangeValue", "didChangeValue", "responds", "forwardingTarget",
        "getObjectValue", "isPartialStringValid", "awakeFromNib",
    ]

    /// Classes that apps' own stand on, and that have none of those members either.
    private static let objectClasses: Set<String> = [
        "NSObject", "Operation", "NSManagedObject", "AVPlayer", "AVPlayerItem", "CALayer", "Formatter",
        "NumberFormatter", "DateFormatter",
    ]

    /// Returns whether the class with the name behind a place stands on one of these classes.
    func isObjectHeader(_ start: Int) -> Bool {
        guard let first = behindSpaces(start) else { return false }
        var place = first + word(at: first).utf8.count
        if place < bytes.count, bytes[place] == UInt8(ascii: "<"),
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ">"))
        {
            place = end + 1
        }
        guard let colon = behindSpaces(place), bytes[colon] == UInt8(ascii: ":"), let name = behindSpaces(colon + 1)
        else { return false }
        return Self.objectClasses.contains(word(at: name))
    }
}
