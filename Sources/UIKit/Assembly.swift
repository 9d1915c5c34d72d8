// Where a lower floor of folders uses a higher one, it declares a protocol, and this file says which type of the higher
// floor implements it. It belongs to no floor: the only arrows up are here.

/// Reads nibs for ``UINib`` and for controllers.
@MainActor let nibReader: any NibReading = DocumentReader()

/// Reads storyboards for ``UIStoryboard``.
@MainActor let storyboardReader: any StoryboardReading = DocumentReader()

/// Fills the windows that an Info.plist describes.
@MainActor let mainStoryboards: any MainStoryboards = StoryboardWindows()

/// Shows the edit menu of text fields and text views.
@MainActor let editMenuShowing: any EditMenuShowing = EditMenus()

/// Calls the methods that are registered for changes of traits.
@MainActor let traitActions: any TraitActionSending = TraitActions()

/// Shows the menus of controls.
@MainActor let menuShowing: any MenuShowing = ControlMenus()

/// Sets properties by name for ``UIResponder``.
@MainActor let namedProperties: any NamedPropertySetting = KeyValueCoding.Responders()
