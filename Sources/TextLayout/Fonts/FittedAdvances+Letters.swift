extension FittedAdvances {
    /// The base letter of an accented letter of the Latin alphabet; the code point itself for all others.
    ///
    /// The letters are a table, because the first decomposition by Foundation in a process takes a millisecond.
    static func letter(of scalar: UInt32) -> UInt32 {
        firstAccented..<firstAccented + UInt32(baseLetters.count) ~= scalar ? baseLetters[Int(scalar - firstAccented)] : scalar
    }

    private static let firstAccented: UInt32 = 0xC0

    /// The first code points of the canonical decompositions of U+00C0 to U+024F.
    ///
    /// - Source: the Unicode Character Database, UnicodeData.txt, field 5.
    private static let baseLetters = [
        "AAAAAAÆCEEEEIIIIÐNOOOOO×ØUUUUYÞßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþyAaAaAaCcCcCcCcDd",
        "ĐđEeEeEeEeEeGgGgGgGgHhĦħIiIiIiIiIıĲĳJjKkĸLlLlLlĿŀŁłNnNnNnŉŊŋOoOoOoŒœRrRrRrSsSsSs",
        "SsTtTtŦŧUuUuUuUuUuUuWwYyYZzZzZzſƀƁƂƃƄƅƆƇƈƉƊƋƌƍƎƏƐƑƒƓƔƕƖƗƘƙƚƛƜƝƞƟOoƢƣƤƥƦƧƨƩƪƫƬƭƮU",
        "uƱƲƳƴƵƶƷƸƹƺƻƼƽƾƿǀǁǂǃǄǅǆǇǈǉǊǋǌAaIiOoUuUuUuUuUuǝAaAaÆæǤǥGgKkOoOoƷʒjǱǲǳGgǶǷNnAaÆæØø",
        "AaAaEeEeIiIiOoOoRrRrUuUuSsTtȜȝHhȠȡȢȣȤȥAaEeOoOoOoOoYyȴȵȶȷȸȹȺȻȼȽȾȿɀɁɂɃɄɅɆɇɈɉɊɋɌɍɎɏ",
    ].flatMap { $0.unicodeScalars.map(\.value) }
}
