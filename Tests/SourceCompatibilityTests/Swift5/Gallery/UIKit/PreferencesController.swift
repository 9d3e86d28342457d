import UIKit

/// A tab of settings: controls of every kind, in cells.
final class PreferencesController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let sounds = SoundsController(style: .insetGrouped)
        sounds.title = "Sounds"
        sounds.tabBarItem = UITabBarItem(title: "Sounds", image: UIImage(systemName: "speaker.wave.2"), tag: 0)
        let about = UIViewController()
        about.tabBarItem = UITabBarItem(title: "About", image: UIImage(systemName: "info.circle"), tag: 1)
        about.tabBarItem.badgeValue = "2"
        viewControllers = [UINavigationController(rootViewController: sounds), about]
    }
}

private final class SoundsController: UITableViewController {
    private enum Row: CaseIterable {
        case alerts, volume, device, steps, progress
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Alerts are silent at night."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch Row.allCases[indexPath.row] {
        case .alerts:
            cell.textLabel?.text = "Alerts"
            cell.imageView?.image = UIImage(systemName: "bell.fill")
            cell.imageView?.tintColor = .systemRed
            let toggle = UISwitch()
            toggle.isOn = true
            cell.accessoryView = toggle
        case .volume:
            cell.textLabel?.text = "Volume"
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
            slider.value = 0.6
            cell.accessoryView = slider
        case .device:
            cell.textLabel?.text = "Output"
            cell.detailTextLabel?.text = "Kitchen"
            cell.accessoryType = .disclosureIndicator
        case .steps:
            cell.textLabel?.text = "Repeat"
            cell.accessoryView = UIStepper()
        case .progress:
            var content = cell.defaultContentConfiguration()
            content.text = "Downloading"
            content.secondaryText = "3 of 5 sounds"
            content.image = UIImage(systemName: "arrow.down.circle")
            cell.contentConfiguration = content
            cell.accessoryType = .checkmark
        }
        return cell
    }
}
