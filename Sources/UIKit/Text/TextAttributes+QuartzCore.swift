import QuartzCore
import TextLayout

// Conversions for text layers, which do not know UIKit's classes, of attributes in attributed strings.

extension UIFont: TextFontAttribute {
    package func textFont(ofSize size: Double) -> TextFont { withSize(CGFloat(size)).textFont }
}

extension UIColor: TextColorAttribute {
    package var textColor: CGColor { cgColor }
}

extension NSParagraphStyle: TextParagraphAttribute {
    package var paragraphStyleOfText: ParagraphStyle { textLayoutStyle }
}
