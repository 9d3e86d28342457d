public import Foundation

/// A mood, of a moment or of a day.
open class HKStateOfMind: HKSample, @unchecked Sendable {
    /// A span that a mood is of.
    public enum Kind: Int, Sendable {
        case momentaryEmotion = 1, dailyMood
    }

    /// A word for a mood.
    public enum Label: Int, CaseIterable, Sendable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged
        case disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous
        case joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried
        case annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
    }

    /// Something in life that a mood is about.
    public enum Association: Int, CaseIterable, Sendable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity
        case money, partner, selfCare, spirituality, tasks, travel, work, weather
    }

    /// A class of moods, from bad to good.
    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant

        /// Creates the class of a mood from -1 to 1, of seven that are as wide as one another; nil for any other number.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: min(Int((valence + 1) / 2 * 7), 6) + 1)
        }
    }

    /// The span that it is of, the mood from -1 to 1 and its class.
    public let kind: Kind
    public let valence: Double
    public var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }

    /// The words, and what the mood is about.
    public let labels: [Label]
    public let associations: [Association]

    /// Creates a mood at a time.
    public init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
        metadata: [String: Any]? = nil
    ) {
        (self.kind, self.valence) = (kind, valence)
        (self.labels, self.associations) = (labels, associations)
        super.init(.stateOfMindType(), date, date, metadata)
    }
}

extension HKQuery {
    /// Conditions on moods.
    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
        condition { ($0 as? HKStateOfMind)?.kind == kind }
    }
    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
        condition { ($0 as? HKStateOfMind)?.associations.contains(association) ?? false }
    }
    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
        condition { ($0 as? HKStateOfMind)?.labels.contains(label) ?? false }
    }
}
