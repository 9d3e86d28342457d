/// The ways to begin anew.
public enum MPRepeatType: Int, Sendable {
    case off, one, all
}

/// The ways to mix.
public enum MPShuffleType: Int, Sendable {
    case off, items, collections
}

/// The command of another way to begin anew.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// The way.
    open var currentRepeatType = MPRepeatType.off
}

/// The command of another way to mix.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    /// The way.
    open var currentShuffleType = MPShuffleType.off
}

/// The command of a rating.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The ends of the rating.
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}

/// A person's wish for another way to begin anew. Nobody wishes.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// The way.
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}

/// A person's wish for another way to mix. Nobody wishes.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// The way.
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

/// The beginning and the end of seeking.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking, endSeeking
}

/// A person's wish to seek. Nobody wishes.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// The beginning or the end.
    open var type: MPSeekCommandEventType { .beginSeeking }
}

/// A person's rating. Nobody rates.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// The rating.
    open var rating: Float { 0 }
}

/// A person's opinion. Nobody has one.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Indicates whether the person takes it back.
    open var isNegative: Bool { false }
}
