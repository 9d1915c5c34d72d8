import QuartzCore
import TextLayout

// What text layers, which know no classes of UIKit, read from attributed strings.

extension UIFont: TextFontAttribute {
    package func textFont(ofSize size: Double) -> TextFont { withSize(CGFloat(size)).textFont }
}

extension UIColor: TextColorAttribute {
    package var textColor: CGColor { cgColor }
}

extension NSParagraphStyle: TextParagraphAttribute {
    package var paragraphStyleOfText: ParagraphStyle { textLayoutStyle }
}
