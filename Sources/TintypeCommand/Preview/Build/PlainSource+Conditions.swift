import Foundation

/// The conditions that hold on a phone.
extension PlainSource {
    /// Returns whether a source may have conditions that hold on a phone and not on Linux.
    static func hasConditions(_ source: Data) -> Bool { holds(source, conditions) }

    private static let conditions = ["os(iOS)", "targetEnvironment(simulator)"]

    /// A line that begins with `#if` or `#elseif`.
    mutating func readCondition() {
        let start = index
        skipLine()
        for condition in Self.conditions.map({ Array($0.utf8) }) {
            var place = start
            while place + condition.count <= index {
                if bytes[place..<place + condition.count].elementsEqual(condition) {
                    replace(place..<place + condition.count, with: "true")
                    place += condition.count
                } else {
                    place += 1
                }
            }
        }
    }
}
