/// The name of a value by which a file describes a note.
public struct PDFAnnotationKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let page = PDFAnnotationKey(rawValue: "/P")
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let additionalActions = PDFAnnotationKey(rawValue: "/AA")
    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    public static let appearanceState = PDFAnnotationKey(rawValue: "/AS")
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
    public static let lineEndingStyles = PDFAnnotationKey(rawValue: "/LE")
    public static let linePoints = PDFAnnotationKey(rawValue: "/L")
    public static let open = PDFAnnotationKey(rawValue: "/Open")
    public static let parent = PDFAnnotationKey(rawValue: "/Parent")
    public static let popup = PDFAnnotationKey(rawValue: "/Popup")
    public static let quadding = PDFAnnotationKey(rawValue: "/Q")
    public static let widgetAppearanceDictionary = PDFAnnotationKey(rawValue: "/MK")
    public static let widgetBackgroundColor = PDFAnnotationKey(rawValue: "/BG")
    public static let widgetBorderColor = PDFAnnotationKey(rawValue: "/BC")
    public static let widgetCaption = PDFAnnotationKey(rawValue: "/CA")
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
    public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
    public static let widgetOptions = PDFAnnotationKey(rawValue: "/Opt")
    public static let widgetRotation = PDFAnnotationKey(rawValue: "/R")
    public static let widgetTextLabelUI = PDFAnnotationKey(rawValue: "/TU")
}
