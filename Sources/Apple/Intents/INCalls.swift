public import Foundation

/// The beginning of a call.
open class INStartCallIntent: INIntent, @unchecked Sendable {
    /// The people who are called, and the way.
    public let audioRoute: INCallAudioRoute
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?
    public let callCapability: INCallCapability

    /// Creates the beginning of a call.
    public init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        recordTypeForRedialing: INCallRecordType = .unknown, callCapability: INCallCapability
    ) {
        (self.audioRoute, self.destinationType) = (audioRoute, destinationType)
        (self.contacts, self.callCapability) = (contacts, callCapability)
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The beginning of a call as older apps know it.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
    /// The people who are called.
    public let contacts: [INPerson]?

    /// Creates the beginning of a call.
    public init(destinationType: INCallDestinationType = .normal, contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The beginning of a video call as older apps know it.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
    /// The people who are called.
    public let contacts: [INPerson]?

    /// Creates the beginning of a call.
    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The device that a call is heard from.
public enum INCallAudioRoute: Int, Sendable {
    case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// The kind of the number that is called.
public enum INCallDestinationType: Int, Sendable {
    case unknown, normal, emergency, voicemail, redial, callBack
}

/// The media of a call: sound, or pictures too.
public enum INCallCapability: Int, Sendable {
    case unknown, audioCall, videoCall
}

/// The kinds of calls in a person's list.
public enum INCallRecordType: Int, Sendable {
    case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
}
