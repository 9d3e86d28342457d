public import Foundation

/// A person's sex.
public enum HKBiologicalSex: Int, Sendable {
    case notSet, female, male, other
}

/// A person's group of blood.
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// A person's use of a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    case notSet, no, yes
}

/// A person's sex, as the store tells it. None does here.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// The sex.
    open var biologicalSex: HKBiologicalSex { .notSet }
}

/// A person's group of blood, as the store tells it. None does here.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// The group.
    open var bloodType: HKBloodType { .notSet }
}

/// A person's use of a wheelchair, as the store tells it. None does here.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// The use.
    open var wheelchairUse: HKWheelchairUse { .notSet }
}

/// A tone of skin.
public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet, I, II, III, IV, V, VI
}

/// A person's tone of skin, as the store tells it. None does here.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// The tone.
    open var skinType: HKFitzpatrickSkinType { .notSet }
}

/// A person's way of counting motion, as the store tells it. None does here.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    /// The way.
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
