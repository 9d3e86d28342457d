public import Foundation

extension Tips {
    /// Something that happens in the app. The times that it was told are kept for as long as the process lives.
    public struct Event<DonationInfo: Codable & Sendable>: Sendable {
        public let id: String
        private let kept = Kept<[Donation]>([])

        /// A time at which it happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// The time, and what was told of it.
            public let date: Date
            public let info: DonationInfo?

            /// A fact that was told. Donations of facts have it.
            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                guard let info else { preconditionFailure("nothing was told with the donation") }
                return info[keyPath: keyPath]
            }
        }

        /// Creates an event.
        public init(id: String) where DonationInfo == EmptyDonation {
            self.id = id
        }
        @_disfavoredOverload
        public init(id: String) {
            self.id = id
        }

        /// The times that were told.
        public var donations: [Donation] { kept.value }

        /// Tells that it happened.
        public func donate() async { tell(nil) }
        public func donate(_ donation: DonationInfo) async { tell(donation) }
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
            tell(nil)
            completion?()
        }
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            tell(donation)
            completion?()
        }

        private func tell(_ info: DonationInfo?) { kept.change { $0.append(Donation(date: Date(), info: info)) } }
    }

    /// Nothing told of an event.
    public struct EmptyDonation: Codable, Sendable {
        public init() {}
    }

    /// A value of the app's that rules ask for.
    public struct Parameter<Value: Sendable>: Sendable {
        private let kept: Kept<Value>

        /// Creates a parameter of a first value.
        public init(_ value: Value) {
            kept = Kept(value)
        }

        /// The value.
        public var wrappedValue: Value {
            get { kept.value }
            nonmutating set { kept.change { $0 = newValue } }
        }
    }

    /// A value that is guarded by a lock.
    private final class Kept<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var storage: Value

        init(_ value: Value) {
            storage = value
        }

        var value: Value { lock.withLock { storage } }

        func change(_ change: (inout Value) -> Void) { lock.withLock { change(&storage) } }
    }
}

/// Makes a property a value that rules ask for, `$name`: TipKit's macro.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Any...) = #externalMacro(module: "TintypeMacros", type: "TipParameterMacro")

/// A rule by which a tip is shown: TipKit's macro. No tip pops up by itself here, so that none is asked.
@freestanding(expression)
public macro Rule<Value: Sendable>(_ input: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "TintypeMacros", type: "TipRuleMacro")
@freestanding(expression)
public macro Rule<Donated: Codable & Sendable>(_ input: Tips.Event<Donated>, _ body: (Tips.Event<Donated>) -> Bool)
    -> Tips.Rule =
    #externalMacro(module: "TintypeMacros", type: "TipRuleMacro")
