public import Foundation
public import FoundationOverlay

/// The states of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    /// Sleep of no certain depth, by its former name.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    /// The states in which somebody sleeps.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }

    /// A condition on the state.
    public static func predicateForSamples(
        _ operatorType: _NSComparisonPredicate.Operator = .equalTo, value: HKCategoryValueSleepAnalysis
    ) -> NSPredicate { HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue) }
    public static func predicateForSamples(equalTo values: Set<HKCategoryValueSleepAnalysis>) -> NSPredicate {
        HKQuery.predicateForCategorySamples(equalTo: Set(values.map(\.rawValue)))
    }
}

/// The value of a category that has none.
public enum HKCategoryValue: Int, Sendable {
    case notApplicable
}

/// The hours in which somebody stood.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood, idle
}

/// The strength of a symptom.
public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified, notPresent, mild, moderate, severe
}

/// The presence of a symptom.
public enum HKCategoryValuePresence: Int, Sendable {
    case present, notPresent
}

/// A change of hunger.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    case unspecified, noChange, decreased, increased
}

/// The strength of a menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

/// The strength of a bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    case unspecified = 1
    case light, medium, heavy, none
}

/// The result of a test for ovulation.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1
    case luteinizingHormoneSurge, indeterminate, estrogenSurge

    /// A rise of a hormone, by its former name.
    public static var positive: HKCategoryValueOvulationTestResult { .luteinizingHormoneSurge }
}

/// The result of a test for a pregnancy.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

/// The result of a test for progesterone.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    case negative = 1
    case positive, indeterminate
}

/// The quality of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    case dry = 1
    case sticky, creamy, watery, eggWhite
}

/// A means of contraception.
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1
    case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

/// A sound in the surroundings that is too loud.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    case momentaryLimit = 1
}

/// A sound in headphones that is too loud.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    case sevenDayLimit = 1
}

/// A low fitness of heart and lungs.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    case lowFitness = 1
}

/// A change of how steadily somebody walks.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1
    case initialVeryLow, repeatLow, repeatVeryLow
}

/// The relation of a measured sugar to a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1
    case postprandial
}

/// The place of a sensor of temperature.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other = 0
    case armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}

/// The place of a sensor of the heart's rate.
public enum HKHeartRateSensorLocation: Int, Sendable {
    case other = 0
    case chest, wrist, finger, hand, earLobe, foot
}

/// The motion in which the heart's rate was measured.
public enum HKHeartRateMotionContext: Int, Sendable {
    case notSet = 0
    case sedentary, active
}

/// The reason for a dose of insulin.
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus
}

/// The weather of an exercise.
public enum HKWeatherCondition: Int, Sendable {
    case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail
    case sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet
    case mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
