/// The reason why a visual format makes no constraints, and the position in its text.
struct VisualFormatError: Error, Equatable {
    enum Reason: Error, Equatable {
        case empty
        case expectedColon(NSLayoutConstraint.Axis)
        case expectedConnection
        case expectedMore
        case textAfterEnd
        case expectedView
        case unclosedView
        case unclosedThickness
        case unknownView(String)
        case notAView(String)
        case ambiguousMinus
        case expectedDash
        case unclosedDistances
        case unknownRelation
        case expectedValue
        case numberOutOfRange
        case unknownMetric(String)
        case metricIsNoNumber(String)
        case illegalPriority
        case noSuperview
        /// Alignment along the line of this axis.
        case alignmentAlong(NSLayoutConstraint.Axis)
    }

    var reason: Reason
    var format: String
    /// The position of the caret, in UTF-16 units from the start of the format.
    var position: Int
}

extension VisualFormatError {
    /// The text of the exception: the reason, the format, and a caret under the place.
    var exceptionReason: String {
        "Unable to parse constraint format: \n\(reason.text) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}

extension VisualFormatError.Reason {
    /// The reason in words.
    ///
    /// Apple's, as documentation and public logs have them: missing colon, unclosed thickness, unknown view, unknown
    /// metric, unknown relation, expected view, no superview. The others are ours until such a log confirms or corrects
    /// them.
    var text: String {
        switch self {
        case .empty: "It's an empty string."
        case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
        case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
        case .expectedConnection: "Expected a connection after the '|' character"
        case .expectedMore: "Expected more input"
        case .textAfterEnd: "Expected the format to end here. A '|' after a view is the last thing in it."
        case .expectedView:
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
        case .unclosedView: "Expected a ']' here. That is how you give the end of a view."
        case .unclosedThickness: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .notAView(let name): "The value for the key \(name) in the views dictionary is neither a view nor a layout guide."
        case .ambiguousMinus:
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
                + "Use parentheses around negative numbers."
        case .expectedDash: "Expected a '-' here"
        case .unclosedDistances: "Expected a ')' here. That is how you give the end of a list of distances."
        case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
        case .expectedValue: "Expected a number or a name here."
        case .numberOutOfRange: "The number is too large."
        case .unknownMetric(let name):
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
        case .metricIsNoNumber(let name): "The value for the metric \"\(name)\" is not a finite number."
        case .illegalPriority: "A priority must be greater than 0 and at most 1000."
        case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .alignmentAlong(let axis): Self.alignmentText(axis == .vertical ? "vertical" : "horizontal")
        }
    }

    private static func alignmentText(_ direction: String) -> String {
        "Options mask required views to be aligned on a \(direction) edge, which is not allowed for layout that is also \(direction)."
    }
}
