public import Foundation

/// Something that is asked of a call.
open class CXAction: NSObject, @unchecked Sendable {
    /// The identity, and whether the app said how it went.
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { .distantFuture }

    /// Says that it was done, or that it failed.
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

/// Something that is asked of one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The call.
    public let callUUID: UUID

    /// Creates an action for a call.
    public init(call callUUID: UUID) {
        self.callUUID = callUUID
    }
}

/// Begins a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// The other, the name of the contact, and whether pictures are sent.
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    /// Creates an action for a call.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    /// Says when the call began to connect, and when it was.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Answers a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// Says when the call was answered.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// Says when the call ended.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Lets a call wait.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// The wish that it waits.
    open var isOnHold: Bool

    /// Creates an action for a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// Makes a call mute.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// The wish that it is mute.
    open var isMuted: Bool

    /// Creates an action for a call.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Joins calls.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// The call that it is joined with.
    open var callUUIDToGroupWith: UUID?

    /// Creates an action for a call.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

/// Sends tones.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// The way in which tones are sent.
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }

    /// The digits, and the way.
    open var digits: String
    open var type: ActionType

    /// Creates an action for a call.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Several actions, which are done together.
open class CXTransaction: NSObject, @unchecked Sendable {
    /// The identity, the actions, and whether the app said of each how it went.
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Creates one of actions.
    public init(actions: [CXAction] = []) {
        self.actions = actions
    }
    public convenience init(action: CXAction) {
        self.init(actions: [action])
    }

    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}
