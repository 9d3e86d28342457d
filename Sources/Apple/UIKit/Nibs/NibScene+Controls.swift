import Foundation

/// The properties of single kinds of views.
extension NibScene {
    func setUpKind(_ view: UIView, _ element: NibElement) {
        if let control = view as? UIControl { setUpControl(control, element) }
        switch view {
        case let view as UILabel: setUpLabel(view, element)
        case let view as UIButton: setUpButton(view, element)
        case let view as UIImageView: setUpImageView(view, element)
        case let view as UITextField: setUpTextField(view, element)
        case let view as UITextView: setUpTextView(view, element)
        case let view as UIStackView: setUpStack(view, element)
        case let view as UISearchBar: setUpSearchBar(view, element)
        case let view as UIProgressView: setUpProgress(view, element)
        case let view as UIActivityIndicatorView: setUpIndicator(view, element)
        case let view as UIVisualEffectView: setUpEffect(view, element)
        case let view as UINavigationBar: setUpNavigationBar(view, element)
        case let view as UIToolbar:
            setUpBarColors(view, element)
            let items = element.list("items").compactMap { object($0) as? UIBarButtonItem }
            if element.child("items") != nil { view.items = items }
        case let view as UITabBar:
            setUpBarColors(view, element)
            let items = element.list("items").compactMap { object($0) as? UITabBarItem }
            if element.child("items") != nil { view.items = items }
        default: break
        }
        if let view = view as? UIScrollView { setUpScrollView(view, element) }
        setUpListPart(view, element)
    }

    private func setUpLabel(_ label: UILabel, _ element: NibElement) {
        if let font = font(element) { label.font = font }
        if let color = color(element, "textColor") { label.textColor = color }
        if let color = color(element, "highlightedColor") { label.highlightedTextColor = color }
        if let color = color(element, "shadowColor") { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        if let alignment = NibWords.alignment(element["textAlignment"]) { label.textAlignment = alignment }
        if let mode = NibWords.lineBreak(element["lineBreakMode"]) { label.lineBreakMode = mode }
        if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
        if let value = element.flag("enabled") { label.isEnabled = value }
        if let value = element.flag("highlighted") { label.isHighlighted = value }
        if let value = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
        if let value = element.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = value
        }
        if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = value }
        if let value = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
        if let text = attributedString(element, "attributedText") {
            label.attributedText = text
        } else if let text = element.string("text") {
            label.text = text
        }
    }

    private func setUpControl(_ control: UIControl, _ element: NibElement) {
        if let value = element.flag("enabled") { control.isEnabled = value }
        if let value = element.flag("selected") { control.isSelected = value }
        if let value = element.flag("highlighted") { control.isHighlighted = value }
        if let value = element.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = value }
        let across: UIControl.ContentHorizontalAlignment? =
            switch element["contentHorizontalAlignment"] {
            case "center": .center
            case "left": .left
            case "right": .right
            case "fill": .fill
            case "leading": .leading
            case "trailing": .trailing
            default: nil
            }
        if let across { control.contentHorizontalAlignment = across }
        let along: UIControl.ContentVerticalAlignment? =
            switch element["contentVerticalAlignment"] {
            case "center": .center
            case "top": .top
            case "bottom": .bottom
            case "fill": .fill
            default: nil
            }
        if let along { control.contentVerticalAlignment = along }
        switch control {
        case let control as UISwitch:
            if let value = element.flag("on") { control.isOn = value }
            if let color = color(element, "onTintColor") { control.onTintColor = color }
            if let color = color(element, "thumbTintColor") { control.thumbTintColor = color }
        case let control as UISlider: setUpSlider(control, element)
        case let control as UIStepper:
            if let value = element.number("minimumValue") { control.minimumValue = Double(value) }
            if let value = element.number("maximumValue") { control.maximumValue = Double(value) }
            if let value = element.number("value") { control.value = Double(value) }
            if let value = element.number("stepValue") { control.stepValue = Double(value) }
            if let value = element.flag("wraps") { control.wraps = value }
        case let control as UISegmentedControl: setUpSegments(control, element)
        case let control as UIPageControl:
            if let value = element.number("numberOfPages") { control.numberOfPages = Int(value) }
            if let value = element.number("currentPage") { control.currentPage = Int(value) }
            if let value = element.flag("hidesForSinglePage") { control.hidesForSinglePage = value }
            if let color = color(element, "pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
            if let color = color(element, "currentPageIndicatorTintColor") {
                control.currentPageIndicatorTintColor = color
            }
        case let control as UIDatePicker: setUpDatePicker(control, element)
        default: break
        }
    }

    private func setUpSlider(_ slider: UISlider, _ element: NibElement) {
        if let value = element.number("minValue") { slider.minimumValue = Float(value) }
        if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
        if let value = element.number("value") { slider.value = Float(value) }
        if let image = image(element, "minimumValueImage") { slider.minimumValueImage = image }
        if let image = image(element, "maximumValueImage") { slider.maximumValueImage = image }
        if let color = color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = color(element, "thumbTintColor") { slider.thumbTintColor = color }
    }

    private func setUpSegments(_ control: UISegmentedControl, _ element: NibElement) {
        for (index, segment) in element.list("segments").enumerated() {
            if let image = image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        // The first one is selected where nothing else is said.
        control.selectedSegmentIndex = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
        if let value = element.flag("momentary") { control.isMomentary = value }
        if let color = color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    }

    private func setUpDatePicker(_ picker: UIDatePicker, _ element: NibElement) {
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "dateAndTime": picker.datePickerMode = .dateAndTime
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        default: break
        }
        switch element["style"] {
        case "wheels": picker.preferredDatePickerStyle = .wheels
        case "compact": picker.preferredDatePickerStyle = .compact
        case "inline": picker.preferredDatePickerStyle = .inline
        default: break
        }
        func date(_ key: String) -> Date? {
            element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
                Date(timeIntervalSinceReferenceDate: $0)
            }
        }
        if let date = date("date"), element.flag("useCurrentDate") != true { picker.date = date }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        if let interval = element.number("minuteInterval") { picker.minuteInterval = Int(interval) }
    }

    private func setUpImageView(_ view: UIImageView, _ element: NibElement) {
        if let look = symbolConfiguration(element, "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = look
        }
        if let image = image(element, "image") { view.image = image }
        if let image = image(element, "highlightedImage") { view.highlightedImage = image }
        if let value = element.flag("highlighted") { view.isHighlighted = value }
    }

    private func setUpStack(_ stack: UIStackView, _ element: NibElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        switch element["distribution"] {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: stack.distribution = .fill
        }
        switch element["alignment"] {
        case "top", "leading": stack.alignment = .leading
        case "bottom", "trailing": stack.alignment = .trailing
        case "center": stack.alignment = .center
        case "firstBaseline": stack.alignment = .firstBaseline
        case "lastBaseline": stack.alignment = .lastBaseline
        default: stack.alignment = .fill
        }
        if let spacing = element.number("spacing") { stack.spacing = spacing }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let value = element.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
        if let value = element.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = value
        }
    }

    private func setUpProgress(_ view: UIProgressView, _ element: NibElement) {
        if let value = element.number("progress") { view.progress = Float(value) }
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let color = color(element, "progressTintColor") { view.progressTintColor = color }
        if let color = color(element, "trackTintColor") { view.trackTintColor = color }
    }

    private func setUpIndicator(_ view: UIActivityIndicatorView, _ element: NibElement) {
        switch element["style"] {
        case "large", "whiteLarge": view.style = .large
        default: view.style = .medium
        }
        view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if let color = color(element, "color") { view.color = color }
        if element.flag("animating") == true { view.startAnimating() }
    }

    private func setUpEffect(_ view: UIVisualEffectView, _ element: NibElement) {
        let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
        if let blur {
            let effect = UIBlurEffect(style: NibWords.blur(blur["style"]))
            view.effect = element.child("vibrancyEffect") == nil ? effect : UIVibrancyEffect(blurEffect: effect)
        }
        if let part = element.child(key: "contentView") { setUp(view.contentView, part) }
    }

    func setUpScrollView(_ view: UIScrollView, _ element: NibElement) {
        if let value = element.flag("scrollEnabled") { view.isScrollEnabled = value }
        if let value = element.flag("pagingEnabled") { view.isPagingEnabled = value }
        if let value = element.flag("bounces") { view.bounces = value }
        if let value = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = element.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
        if let value = element.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
        if let value = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = element.number("minimumZoomScale") { view.minimumZoomScale = value }
        if let value = element.number("maximumZoomScale") { view.maximumZoomScale = value }
        if let insets = element.insets("contentInset") { view.contentInset = insets }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": view.contentInsetAdjustmentBehavior = .never
        case "always": view.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        switch element["keyboardDismissMode"] {
        case "onDrag": view.keyboardDismissMode = .onDrag
        case "interactive": view.keyboardDismissMode = .interactive
        default: break
        }
    }
}
