import Testing
import UIKit

@Suite("The layout of buttons of UIKit")
@MainActor struct ButtonLayoutTests {
    private func laidOut(_ button: UIButton, _ size: CGSize? = nil) -> UIButton {
        button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
        button.layoutIfNeeded()
        return button
    }

    private func button(_ title: String?, image: String? = nil, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIImage(systemName: image), for: .normal) }
        return button
    }

    @Test("a title is in whole points wide, and has 6 above and below until insets are set")
    func plain() throws {
        let system = button("A title")
        let label = try #require(system.titleLabel)
        let title = label.intrinsicContentSize
        #expect(label.font.pointSize == 15)
        #expect(
            system.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: title.height + 12))
        #expect(button("A title", type: .custom).titleLabel?.font.pointSize == 18)
        system.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
        #expect(
            system.intrinsicContentSize
                == CGSize(width: title.width.rounded(.up) + 30, height: title.height + 7))
        #expect(button("x").intrinsicContentSize.width == 30)
    }

    @Test("a change of the title's font changes the button's size")
    func fonts() {
        let button = button("Title")
        let size = button.intrinsicContentSize
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(button.intrinsicContentSize.width > size.width && button.intrinsicContentSize.height > size.height)
    }

    @Test("the picture stands before the title, both in the middle, and edge insets move them")
    func parts() throws {
        let button = laidOut(button("Title", image: "star"), CGSize(width: 200, height: 50))
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(image.frame.maxX <= title.frame.minX + 0.4)
        #expect(abs(image.frame.minX + title.frame.maxX - 200) < 1 && abs(title.frame.midY - 25) < 0.4)
        let place = title.frame
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        button.layoutIfNeeded()
        #expect(abs(title.frame.minX - place.minX - 8) < 0.4)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(image.frame.minX == 0)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(title.frame.maxX <= image.frame.minX + 8.4)
    }

    @Test("titles by state, and their colours")
    func states() {
        let button = button("Off", type: .custom)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .selected)
        #expect(button.titleLabel?.text == "Off" && button.currentTitleColor == .white)
        button.isSelected = true
        #expect(button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
        button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
        button.isSelected = false
        #expect(button.titleLabel?.text == "Rich" && button.currentAttributedTitle?.string == "Rich")
    }

    @Test("a configuration's size is its parts, their distances and the insets of the button's size")
    func configuration() throws {
        var look = UIButton.Configuration.filled()
        look.title = "Continue"
        let plain = UIButton(configuration: look)
        let title = try #require(plain.titleLabel).intrinsicContentSize
        #expect(abs(plain.intrinsicContentSize.width - title.width - 24) < 0.001)
        #expect(abs(plain.intrinsicContentSize.height - title.height - 14) < 0.001)
        look.buttonSize = .large
        #expect(abs(UIButton(configuration: look).intrinsicContentSize.height - title.height - 30) < 0.001)
        look.contentInsets = .zero
        #expect(abs(UIButton(configuration: look).intrinsicContentSize.width - title.width) < 0.001)
        look.setDefaultContentInsets()
        #expect(look.contentInsets.leading == 20)
    }

    private nonisolated static let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]

    @Test("the places of a configuration's picture", arguments: edges)
    func placement(_ edge: NSDirectionalRectEdge) throws {
        var look = UIButton.Configuration.tinted()
        (look.title, look.subtitle, look.titlePadding) = ("Title", "Subtitle", 3)
        (look.image, look.imagePadding, look.imagePlacement) = (UIImage(systemName: "star"), 5, edge)
        let button = laidOut(UIButton(configuration: look))
        let image = try #require(button.imageView).frame
        let (title, subtitle) = (try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame)
        #expect(abs(subtitle.minY - title.maxY - 3) < 0.5)
        let text = title.union(subtitle)
        let gap =
            switch edge {
            case .leading: text.minX - image.maxX
            case .trailing: image.minX - text.maxX
            case .top: text.minY - image.maxY
            default: image.minY - text.maxY
            }
        #expect(abs(gap - 5) < 0.7)
        let content = button.bounds.inset(by: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
        #expect(content.insetBy(dx: -0.5, dy: -0.5).contains(text.union(image)))
    }

    @Test("a title wraps where the button is narrow, and a menu's choice is the title")
    func wrapping() {
        var look = UIButton.Configuration.gray()
        look.title = "A title of several words"
        let button = UIButton(configuration: look)
        let natural = button.intrinsicContentSize
        let narrow = button.sizeThatFits(CGSize(width: natural.width / 2, height: 0))
        #expect(narrow.height > natural.height + 15 && narrow.width <= natural.width / 2 + 0.001)
        let next = UIAction(title: "Next", state: .on) { _ in }
        button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, next])
        (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
        #expect(button.titleLabel?.text == "Next")
    }

    @Test("a configuration's title takes the font of its transformer, or of its attributes")
    func transformers() {
        var look = UIButton.Configuration.plain()
        look.title = "Title"
        let size = UIButton(configuration: look).intrinsicContentSize
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 30)
            return outgoing
        }
        let large = UIButton(configuration: look).intrinsicContentSize
        #expect(large.width > size.width && large.height > size.height + 10)
        look.titleTextAttributesTransformer = nil
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 9)
        look.attributedTitle = AttributedString("Title", attributes: container)
        #expect(UIButton(configuration: look).intrinsicContentSize.height < size.height)
    }

    @Test("the handler brings a configuration up to date when the state changes, without end")
    func handler() {
        let button = UIButton(configuration: .plain())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isEnabled ? "On" : "Off"
        }
        #expect(calls == 1 && button.titleLabel?.text == "On")
        button.isEnabled = false
        #expect(calls == 2 && button.titleLabel?.text == "Off")
    }
}
