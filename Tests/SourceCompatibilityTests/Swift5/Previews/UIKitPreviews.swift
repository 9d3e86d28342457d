import SwiftUI
import UIKit

final class UnreadLabel: UILabel {
    init(count: Int) {
        super.init(frame: .zero)
        text = "\(count) new"
        textColor = .white
        backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) {
        nil
    }
}

final class EmptyInboxController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }
}

#Preview("Badge") {
    UnreadLabel(count: 3)
}

#Preview("Inbox", traits: .landscapeLeft) {
    let controller = EmptyInboxController()
    controller.title = "Inbox"
    return controller
}

#Preview("Hosted") {
    UIHostingController(rootView: Text("Hosted in a page"))
}
