/// An object of Interface Builder's library.
package struct LibraryEntry: Hashable, Sendable {
    /// The name in the library.
    package let title: String
    /// `Views`, `Controls`, `Stacks and Lists`, `Cells` or `Controllers`.
    package let group: String
    /// The element that is added.
    package let element: String
    /// The attributes that are set besides those of the element's template.
    package let attributes: [DocumentEdit.Attribute]
    /// The size of a new view in points; nil for controllers.
    package let size: (width: Double, height: Double)?

    package static func == (one: Self, other: Self) -> Bool { one.title == other.title }
    package func hash(into hasher: inout Hasher) { hasher.combine(title) }

    /// The library, in the order in which it is shown.
    package static let all: [LibraryEntry] = table.split(separator: "\n\n").flatMap { block in
        let lines = block.split(separator: "\n").map(String.init)
        return lines.dropFirst().map { entry($0, group: lines[0]) }
    }

    private static func entry(_ line: String, group: String) -> LibraryEntry {
        let sides = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
        let element = sides[1][0]
        let attributes = sides[1].dropFirst().map { word in
            let parts = word.split(separator: "=").map(String.init)
            return DocumentEdit.Attribute(parts[0], parts[1])
        }
        let template = LibraryObject.cell(element) ?? LibraryObject.named(element)
        let frame = template?.children.first { $0.name == "rect" }?.attributes ?? []
        let lengths = ["width", "height"].compactMap { side in frame.first { $0.name == side }.flatMap { Double($0.value) } }
        return LibraryEntry(
            title: sides[0].joined(separator: " "), group: group, element: element, attributes: attributes,
            size: lengths.count == 2 ? (lengths[0], lengths[1]) : nil)
    }

    /// Groups with their entries: the title, a colon, the element and its attributes.
    private static let table = """
        Controls
        Label: label
        Button: button
        Text Field: textField
        Text View: textView
        Segmented Control: segmentedControl
        Slider: slider
        Switch: switch
        Stepper: stepper
        Progress View: progressView
        Page Control: pageControl
        Activity Indicator View: activityIndicatorView
        Date Picker: datePicker
        Picker View: pickerView

        Views
        View: view
        Image View: imageView
        Container View: containerView
        Visual Effect View with Blur: visualEffectView
        Search Bar: searchBar

        Stacks and Lists
        Horizontal Stack View: stackView
        Vertical Stack View: stackView axis=vertical
        Scroll View: scrollView
        Table View: tableView
        Collection View: collectionView

        Cells
        Table View Cell: tableViewCell
        Collection View Cell: collectionViewCell

        Controllers
        View Controller: viewController
        Table View Controller: tableViewController
        Collection View Controller: collectionViewController
        Navigation Controller: navigationController
        Tab Bar Controller: tabBarController
        """
}
