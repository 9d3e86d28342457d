import Foundation

/// Buttons, fields and texts.
extension NibScene {
    func setUpButton(_ button: UIButton, _ element: NibElement) {
        // The labels are made as the kind has them.
        button.buttonType = NibCoder(element, self).buttonType
        if let font = font(element) { button.titleLabel?.font = font }
        if let mode = NibWords.lineBreak(element["lineBreakMode"]) { button.titleLabel?.lineBreakMode = mode }
        if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        for part in element.children where part.name == "state" { setUpState(button, part) }
        if let value = element.flag("changesSelectionAsPrimaryAction") {
            button.changesSelectionAsPrimaryAction = value
        }
        if let part = element.child(key: "menu"), part.name == "menu" { button.menu = menu(part) }
        if let part = element.child("buttonConfiguration") {
            button.configuration = configuration(part)
        }
    }

    private func menu(_ part: NibElement) -> UIMenu {
        let elements = part.list("menuElements").compactMap { element -> UIMenuElement? in
            switch element.name {
            case "menu": return menu(element)
            case "menuItem", "action":
                return UIAction(
                    title: element.string("title") ?? "", image: image(element, "image"),
                    state: element["state"] == "on" ? .on : .off
                ) { _ in }
            default: return nil
            }
        }
        return UIMenu(title: part.string("title") ?? "", children: elements)
    }

    private func setUpState(_ button: UIButton, _ part: NibElement) {
        let state: UIControl.State =
            switch part["key"] {
            case "highlighted": .highlighted
            case "disabled": .disabled
            case "selected": .selected
            case "focused": .focused
            default: .normal
            }
        if let look = symbolConfiguration(part, "preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(look, forImageIn: state)
        }
        if let image = image(part, "image") { button.setImage(image, for: state) }
        if let image = image(part, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = color(part, "titleColor") { button.setTitleColor(color, for: state) }
        if let color = color(part, "titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let title = attributedString(part, "attributedTitle") {
            button.setAttributedTitle(title, for: state)
        } else if let title = part.string("title") {
            button.setTitle(title, for: state)
        }
    }

    private func configuration(_ part: NibElement) -> UIButton.Configuration {
        var look: UIButton.Configuration =
            switch part["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            case "glass": .glass()
            case "prominentGlass": .prominentGlass()
            case "clearGlass": .clearGlass()
            default: .plain()
            }
        look.title = part.string("title")
        look.subtitle = part.string("subtitle")
        if let title = attributedString(part, "attributedTitle") { look.attributedTitle = AttributedString(title) }
        if let font = font(part, "titleFontDescription") {
            look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
                var new = old
                new.font = font
                return new
            }
        }
        if let image = image(part, "image") { look.image = image }
        if let symbol = symbolConfiguration(part, "preferredSymbolConfigurationForImage") {
            look.preferredSymbolConfigurationForImage = symbol
        }
        if let color = color(part, "baseForegroundColor") { look.baseForegroundColor = color }
        if let color = color(part, "baseBackgroundColor") { look.baseBackgroundColor = color }
        if let value = part.number("imagePadding") { look.imagePadding = value }
        if let value = part.number("titlePadding") { look.titlePadding = value }
        if let value = part.flag("showsActivityIndicator") { look.showsActivityIndicator = value }
        if let insets = part.directionalInsets("contentInsets") { look.contentInsets = insets }
        switch part["imagePlacement"] {
        case "top": look.imagePlacement = .top
        case "bottom": look.imagePlacement = .bottom
        case "trailing": look.imagePlacement = .trailing
        default: break
        }
        switch part["cornerStyle"] {
        case "fixed": look.cornerStyle = .fixed
        case "small": look.cornerStyle = .small
        case "medium": look.cornerStyle = .medium
        case "large": look.cornerStyle = .large
        case "capsule": look.cornerStyle = .capsule
        default: break
        }
        switch part["buttonSize"] ?? part["size"] {
        case "mini": look.buttonSize = .mini
        case "small": look.buttonSize = .small
        case "large": look.buttonSize = .large
        default: break
        }
        switch part["titleAlignment"] {
        case "leading": look.titleAlignment = .leading
        case "center": look.titleAlignment = .center
        case "trailing": look.titleAlignment = .trailing
        default: break
        }
        if let ground = part.child("backgroundConfiguration") {
            if let radius = ground.number("cornerRadius") { look.background.cornerRadius = radius }
            if let color = color(ground, "backgroundColor") { look.background.backgroundColor = color }
            if let color = color(ground, "strokeColor") { look.background.strokeColor = color }
            if let width = ground.number("strokeWidth") { look.background.strokeWidth = width }
            if let image = image(ground, "image") { look.background.image = image }
        }
        return look
    }

    func setUpTextField(_ field: UITextField, _ element: NibElement) {
        if let font = font(element) { field.font = font }
        if let color = color(element, "textColor") { field.textColor = color }
        if let alignment = NibWords.alignment(element["textAlignment"]) { field.textAlignment = alignment }
        if let text = element.string("placeholder") { field.placeholder = text }
        if let text = attributedString(element, "attributedPlaceholder") { field.attributedPlaceholder = text }
        switch element["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: field.borderStyle = .none
        }
        switch element["clearButtonMode"] {
        case "whileEditing": field.clearButtonMode = .whileEditing
        case "unlessEditing": field.clearButtonMode = .unlessEditing
        case "always": field.clearButtonMode = .always
        default: break
        }
        if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
        if let value = element.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
        if let value = element.flag("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = value
        }
        if let image = image(element, "background") { field.background = image }
        if let traits = element.child("textInputTraits") {
            if let value = traits.flag("secureTextEntry") { field.isSecureTextEntry = value }
            if traits["autocapitalizationType"] == nil { field.autocapitalizationType = .none }
            if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
        }
        if let text = attributedString(element, "attributedText") {
            field.attributedText = text
        } else if let text = element.string("text") {
            field.text = text
        }
    }

    func setUpTextView(_ view: UITextView, _ element: NibElement) {
        if let font = font(element) { view.font = font }
        if let color = color(element, "textColor") { view.textColor = color }
        if let alignment = NibWords.alignment(element["textAlignment"]) { view.textAlignment = alignment }
        if let value = element.flag("editable") { view.isEditable = value }
        if let value = element.flag("selectable") { view.isSelectable = value }
        if let insets = element.insets("textContainerInset") { view.textContainerInset = insets }
        if let text = attributedString(element, "attributedText") {
            view.attributedText = text
        } else if let text = element.string("text") {
            view.text = text
        }
    }

    func setUpSearchBar(_ bar: UISearchBar, _ element: NibElement) {
        if let text = element.string("text") { bar.text = text }
        if let text = element.string("placeholder") { bar.placeholder = text }
        if let text = element.string("prompt") { bar.prompt = text }
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let value = element.flag("showsCancelButton") { bar.showsCancelButton = value }
        if let value = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = value }
        if let value = element.flag("showsScopeBar") { bar.showsScopeBar = value }
        if let value = element.flag("translucent") { bar.isTranslucent = value }
        if let color = color(element, "barTintColor") { bar.barTintColor = color }
        if let titles = element.child("scopeButtonTitles") { bar.scopeButtonTitles = titles.children.map(\.text) }
    }
}
