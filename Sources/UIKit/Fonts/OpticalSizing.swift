import TextLayout

/// The dependence of the system font's design on its size; an alias for modules that do not import TextLayout.
package typealias OpticalSizing = TextLayout.OpticalSizing
