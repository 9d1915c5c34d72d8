extension AttributeTable {
    /// Layers, which documents reach only by the key paths of runtime attributes.
    package static let layer = AttributeTable(
        CALayer.self,
        rows: [
            .key("cornerRadius", path: \.cornerRadius),
            .key("borderWidth", path: \.borderWidth),
            .key("masksToBounds", path: \.masksToBounds),
            .key("opacity", path: \.opacity),
            .key("zPosition", path: \.zPosition),
            .key("shadowOpacity", path: \.shadowOpacity),
            .key("shadowRadius", path: \.shadowRadius),
            .key("shadowOffset", path: \.shadowOffset),
            .key("borderColor", "borderUIColor", of: UIColor?.self) { $0.borderColor = $1?.cgColor },
            .key("shadowColor", of: UIColor?.self) { $0.shadowColor = $1?.cgColor },
        ])
}
