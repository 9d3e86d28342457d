import Testing
import UIKit

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        asked += 1
        let label = UILabel()
        label.text = "\(row)"
        return label
    }
}

@Suite("The sizes of controls of UIKit")
@MainActor struct ControlSizeTests {
    private let none = UIView.noIntrinsicMetric

    @Test("a value that is no number is the least one")
    func noNumber() {
        let (slider, stepper) = (UISlider(), UIStepper())
        (slider.minimumValue, stepper.minimumValue) = (0.5, 2)
        (slider.value, stepper.value) = (.nan, .nan)
        #expect(slider.value == 0.5 && stepper.value == 2)
    }

    @Test("a search bar's scopes are those that were said last")
    func scopes() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 88))
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        for titles in [["a", "b"], ["c", "d", "e"]] {
            bar.scopeButtonTitles = titles
            bar.layoutIfNeeded()
            let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
            #expect((0..<scopes.numberOfSegments).map { scopes.titleForSegment(at: $0) } == titles)
            #expect(scopes.selectedSegmentIndex == 1)
        }
    }

    @Test("controls of a size of their own, as measured on iOS 26.1")
    func measured() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 5, height: 200))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
        control.frame = CGRect(x: 30, y: 40, width: 90, height: 90)
        #expect(control.frame == CGRect(x: 30, y: 40, width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
        #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 34))
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize == CGSize(width: none, height: 4))
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: none, height: 44))
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        let dots = UIPageControl()
        dots.numberOfPages = 4
        #expect(dots.intrinsicContentSize == CGSize(width: 92, height: 26))
    }

    @Test("values stay in their range")
    func ranges() {
        let (slider, stepper, progress, dots) = (UISlider(), UIStepper(), UIProgressView(), UIPageControl())
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 2
        slider.maximumValue = 4
        #expect(slider.value == 2)
        stepper.value = -5
        progress.progress = 7
        dots.currentPage = 3
        #expect(stepper.value == 0 && progress.progress == 1 && dots.currentPage == 0)
    }

    @Test("a thumb goes from one end of the track to the other")
    func thumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 40))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 0, y: 17, width: 280, height: 6))
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(thumb(0).minX == 0 && thumb(1).maxX == 280 && thumb(0.5).midX == 140)
        #expect(thumb(0).size == CGSize(width: 37, height: 24) && thumb(0).midY == 20)
    }

    @Test("segments are as wide as the widest, and have the widths that are set")
    func segments() {
        let control = UISegmentedControl(items: ["A", "B"])
        let two = control.intrinsicContentSize
        control.setTitle("A much longer title", forSegmentAt: 1)
        let long = control.intrinsicContentSize
        #expect(long.width > 2 * two.width && two.height == long.height)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < long.width)
        control.setWidth(50, forSegmentAt: 0)
        control.setWidth(70, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 121)
    }

    @Test("fields: the text's place beside a border, a view and the button that clears")
    func fields() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        #expect(abs(field.intrinsicContentSize.height - 22) < 0.001)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: 7, dy: 2))
        let empty = field.intrinsicContentSize
        field.placeholder = "A placeholder"
        #expect(empty.height == 34 && field.intrinsicContentSize.width > empty.width)
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        (field.leftView, field.leftViewMode) = (icon, .always)
        field.layoutIfNeeded()
        #expect(icon.superview === field && icon.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 37)
        field.leftViewMode = .never
        field.layoutIfNeeded()
        #expect(icon.superview == nil)
        (field.text, field.clearButtonMode) = ("Text", .always)
        let clear = field.clearButtonRect(forBounds: field.bounds)
        #expect(field.textRect(forBounds: field.bounds).maxX <= clear.minX && field.bounds.contains(clear))
        field.attributedText = NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(field.font?.pointSize == 40 && field.attributedText?.string == "Big" && field.text == "Big")
    }

    @Test("views of text are as high as their lines and insets where they do not scroll")
    func textViews() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "A text of several lines, which are set from its top on."
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
        view.isScrollEnabled = false
        let label = UILabel()
        (label.font, label.text, label.numberOfLines) = (view.font, view.text, 0)
        let lines = label.sizeThatFits(CGSize(width: 190, height: 0)).height
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - lines - 16) < 0.001)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let wider = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - wider) < 0.001)
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 200 && abs(view.contentSize.height - wider) < 0.001)
    }

    @Test("a search bar has its field, its button and its scopes inside")
    func searchBars() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        (bar.text, bar.placeholder) = ("query", "Search")
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.text == "query" && bar.searchTextField.placeholder == "Search")
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 304, height: 36))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.first { $0 is UIButton })
        #expect(bar.searchTextField.frame.maxX < button.frame.minX && abs(button.frame.maxX - 312) < 0.001)
        (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Mine"], true)
        #expect(bar.intrinsicContentSize.height == 88)
    }

    @Test("a wheel asks for the views of the rows that are seen, once, and puts the chosen one in the middle")
    func wheels() throws {
        let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Rows())
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.selectRow(4, inComponent: 0, animated: false)
        let chosen = try #require(picker.view(forRow: 4, forComponent: 0))
        let (count, next) = (rows.asked, try #require(picker.view(forRow: 5, forComponent: 0)))
        picker.setNeedsLayout()
        picker.layoutIfNeeded()
        #expect(rows.asked == count && count <= 9)
        #expect(chosen.center == CGPoint(x: 160, y: 108) && next.center.y > 130 && next.alpha < chosen.alpha)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 32))
        #expect(picker.selectedRow(inComponent: 0) == 4)
    }

    @Test("dates: small grounds fit their words, wheels are as high as pickers")
    func dates() {
        let picker = UIDatePicker()
        let both = picker.intrinsicContentSize
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.width < both.width)
        #expect(both.height >= 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }
}
