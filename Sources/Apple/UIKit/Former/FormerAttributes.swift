public import Foundation

/// The names that the keys of a text's looks had before Swift 4.
public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
public let NSLinkAttributeName = NSAttributedString.Key.link
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
public let NSExpansionAttributeName = NSAttributedString.Key.expansion

/// The names that the weights of fonts had before Swift 4.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black

/// The names that the priorities of constraints had before Swift 4.
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
