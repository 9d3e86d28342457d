/// The word on the button of a question.
public struct ConfirmationActionName: Hashable, Sendable {
    private let word: String

    /// The words that there are, from A to Z after the usual one.
    public static let `continue` = Self(word: "continue")
    public static let add = Self(word: "add")
    public static let addData = Self(word: "addData")
    public static let book = Self(word: "book")
    public static let buy = Self(word: "buy")
    public static let call = Self(word: "call")
    public static let checkIn = Self(word: "checkIn")
    public static let create = Self(word: "create")
    public static let `do` = Self(word: "do")
    public static let download = Self(word: "download")
    public static let filter = Self(word: "filter")
    public static let find = Self(word: "find")
    public static let get = Self(word: "get")
    public static let go = Self(word: "go")
    public static let log = Self(word: "log")
    public static let open = Self(word: "open")
    public static let order = Self(word: "order")
    public static let pay = Self(word: "pay")
    public static let play = Self(word: "play")
    public static let playSound = Self(word: "playSound")
    public static let post = Self(word: "post")
    public static let request = Self(word: "request")
    public static let run = Self(word: "run")
    public static let search = Self(word: "search")
    public static let send = Self(word: "send")
    public static let set = Self(word: "set")
    public static let share = Self(word: "share")
    public static let start = Self(word: "start")
    public static let startNavigation = Self(word: "startNavigation")
    public static let toggle = Self(word: "toggle")
    public static let turnOff = Self(word: "turnOff")
    public static let turnOn = Self(word: "turnOn")
    public static let view = Self(word: "view")

    /// A word of the app's own.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> Self { Self(word: acceptLabel.key) }
}

/// The conditions under which a person is asked.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The screen cannot be seen.
    public static let screenNotAvailable = ConfirmationConditions(rawValue: 1)
}
