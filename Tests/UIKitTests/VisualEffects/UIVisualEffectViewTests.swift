import CoreGraphics
import Testing
import UIKit

/// Views that show an effect behind their content.
@MainActor
@Suite struct UIVisualEffectViewTests {
    @Test func takesTheSizeThatConstraintsInTheContentViewState() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let effects = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effects.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(effects)
        let (inner, content) = (UIView(), effects.contentView)
        inner.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(inner)
        NSLayoutConstraint.activate([
            effects.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            effects.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: content.topAnchor),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 120), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(effects.frame == CGRect(x: 90, y: 225, width: 140, height: 30))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 140, height: 30))
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 120, height: 30))
    }
}
