import TextLayout

/// How the system font's design depends on its size; the name for modules that do not import TextLayout.
package typealias OpticalSizing = TextLayout.OpticalSizing
