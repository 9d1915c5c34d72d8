// If a lower layer of folders uses a higher one, it declares a protocol, and this file names the implementing type of
// the higher layer. It belongs to no layer: the only upward dependencies are here.

/// Reads nibs for ``UINib`` and for controllers.
@MainActor let nibReader: any NibReading = DocumentReader()

/// Reads storyboards for ``UIStoryboard``.
@MainActor let storyboardReader: any StoryboardReading = DocumentReader()

/// Loads the initial interface of the windows of a program, from its Info.plist.
@MainActor let mainStoryboards: any MainStoryboards = StoryboardWindows()

/// Shows the edit menu of text fields and text views.
@MainActor let editMenuShowing: any EditMenuShowing = EditMenus()

/// Calls the methods registered for trait changes.
@MainActor let traitActions: any TraitActionSending = TraitActions()

/// Shows the menus of controls.
@MainActor let menuShowing: any MenuShowing = ControlMenus()

/// Sets properties by name for ``UIResponder``.
@MainActor let namedProperties: any NamedPropertySetting = KeyValueCoding.Responders()

/// Lists the controllers without a tab for ``UITabBarController``.
@MainActor let moreList: any MoreListing.Type = UIMoreListController.self

/// Lets the user change the order of the tabs of ``UITabBarController``.
@MainActor let tabOrder: any TabOrdering.Type = TabOrderController.self
