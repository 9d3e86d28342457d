import Foundation

extension DispatchQueue {
    /// Indicates whether the code that runs is the main queue's. Another thread runs that queue once the main one has given itself away.
    package static var isOnMain: Bool { Thread.isMainThread || getSpecific(key: mainMark) != nil }

    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
