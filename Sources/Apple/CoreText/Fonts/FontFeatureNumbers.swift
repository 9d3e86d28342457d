// The numbers of fonts' features and of the choices of each, as a font's descriptor names them.

/// The kinds of features.
public let kAllTypographicFeaturesType: Int = 0
public let kLigaturesType: Int = 1
public let kCursiveConnectionType: Int = 2
public let kLetterCaseType: Int = 3
public let kVerticalSubstitutionType: Int = 4
public let kLinguisticRearrangementType: Int = 5
public let kNumberSpacingType: Int = 6
public let kSmartSwashType: Int = 8
public let kDiacriticsType: Int = 9
public let kVerticalPositionType: Int = 10
public let kFractionsType: Int = 11
public let kOverlappingCharactersType: Int = 13
public let kTypographicExtrasType: Int = 14
public let kMathematicalExtrasType: Int = 15
public let kOrnamentSetsType: Int = 16
public let kCharacterAlternativesType: Int = 17
public let kDesignComplexityType: Int = 18
public let kStyleOptionsType: Int = 19
public let kCharacterShapeType: Int = 20
public let kNumberCaseType: Int = 21
public let kTextSpacingType: Int = 22
public let kTransliterationType: Int = 23
public let kAnnotationType: Int = 24
public let kKanaSpacingType: Int = 25
public let kIdeographicSpacingType: Int = 26
public let kUnicodeDecompositionType: Int = 27
public let kRubyKanaType: Int = 28
public let kCJKSymbolAlternativesType: Int = 29
public let kIdeographicAlternativesType: Int = 30
public let kCJKVerticalRomanPlacementType: Int = 31
public let kItalicCJKRomanType: Int = 32
public let kCaseSensitiveLayoutType: Int = 33
public let kAlternateKanaType: Int = 34
public let kStylisticAlternativesType: Int = 35
public let kContextualAlternatesType: Int = 36
public let kLowerCaseType: Int = 37
public let kUpperCaseType: Int = 38

/// The choices of digits' widths, cases and heights, and of fractions.
public let kMonospacedNumbersSelector: Int = 0
public let kProportionalNumbersSelector: Int = 1
public let kThirdWidthNumbersSelector: Int = 2
public let kQuarterWidthNumbersSelector: Int = 3
public let kLowerCaseNumbersSelector: Int = 0
public let kUpperCaseNumbersSelector: Int = 1
public let kNormalPositionSelector: Int = 0
public let kSuperiorsSelector: Int = 1
public let kInferiorsSelector: Int = 2
public let kOrdinalsSelector: Int = 3
public let kScientificInferiorsSelector: Int = 4
public let kNoFractionsSelector: Int = 0
public let kVerticalFractionsSelector: Int = 1
public let kDiagonalFractionsSelector: Int = 2

/// The choices of small letters' and capitals' forms.
public let kDefaultLowerCaseSelector: Int = 0
public let kLowerCaseSmallCapsSelector: Int = 1
public let kLowerCasePetiteCapsSelector: Int = 2
public let kDefaultUpperCaseSelector: Int = 0
public let kUpperCaseSmallCapsSelector: Int = 1
public let kUpperCasePetiteCapsSelector: Int = 2
public let kCaseSensitiveLayoutOnSelector: Int = 0
public let kCaseSensitiveLayoutOffSelector: Int = 1

/// The choices of ligatures, and of letters that follow those beside them.
public let kRequiredLigaturesOnSelector: Int = 0
public let kRequiredLigaturesOffSelector: Int = 1
public let kCommonLigaturesOnSelector: Int = 2
public let kCommonLigaturesOffSelector: Int = 3
public let kRareLigaturesOnSelector: Int = 4
public let kRareLigaturesOffSelector: Int = 5
public let kContextualLigaturesOnSelector: Int = 18
public let kContextualLigaturesOffSelector: Int = 19
public let kContextualAlternatesOnSelector: Int = 0
public let kContextualAlternatesOffSelector: Int = 1
public let kSwashAlternatesOnSelector: Int = 2
public let kSwashAlternatesOffSelector: Int = 3
public let kSlashedZeroOnSelector: Int = 4
public let kSlashedZeroOffSelector: Int = 5

/// The choices of a font's further styles.
public let kNoStylisticAlternatesSelector: Int = 0
public let kStylisticAltOneOnSelector: Int = 2
public let kStylisticAltOneOffSelector: Int = 3
public let kStylisticAltTwoOnSelector: Int = 4
public let kStylisticAltTwoOffSelector: Int = 5
public let kStylisticAltThreeOnSelector: Int = 6
public let kStylisticAltThreeOffSelector: Int = 7
public let kStylisticAltFourOnSelector: Int = 8
public let kStylisticAltFourOffSelector: Int = 9
public let kStylisticAltFiveOnSelector: Int = 10
public let kStylisticAltFiveOffSelector: Int = 11
public let kStylisticAltSixOnSelector: Int = 12
public let kStylisticAltSixOffSelector: Int = 13
public let kStylisticAltSevenOnSelector: Int = 14
public let kStylisticAltSevenOffSelector: Int = 15
public let kStylisticAltEightOnSelector: Int = 16
public let kStylisticAltEightOffSelector: Int = 17
