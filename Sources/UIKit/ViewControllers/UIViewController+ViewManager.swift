extension UIViewController: ViewManager {
    var containerBarInsets: UIEdgeInsets { containment.barInsets }

    var managersOnScreen: [any ViewManager] {
        let controllers: [UIViewController] = sequence(first: self, next: \.presentedFromInside).filter(\.isAppeared)
        return controllers
    }
}

extension UIViewController: UIAppearanceContainer {}
