import UIKit

/// A constraint as libraries subclass it, who see only what is public.
final class DescribedConstraint: NSLayoutConstraint {
    var line = 0

    override nonisolated var description: String { MainActor.assumeIsolated { "<Described \"row\" at Form.swift#\(line)>" } }
}
