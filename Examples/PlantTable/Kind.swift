/// Plants of one kind.
struct Kind {
    /// The header of the kind's section.
    let title: String
    /// The names of the plants, in the order of their rows.
    var plants: [String]

    /// What the index shows.
    var initial: String { String(title.prefix(1)) }

    /// What grows in the garden.
    static let garden = [
        Kind(title: "Bulbs", plants: ["Crocus", "Daffodil", "Hyacinth", "Lily", "Snowdrop", "Tulip"]),
        Kind(title: "Climbers", plants: ["Clematis", "Hop", "Ivy", "Jasmine", "Wisteria"]),
        Kind(title: "Herbs", plants: ["Basil", "Chives", "Dill", "Mint", "Parsley", "Sage", "Thyme"]),
        Kind(title: "Trees", plants: ["Ash", "Beech", "Birch", "Elm", "Lime", "Maple", "Oak", "Rowan"]),
    ]
}
