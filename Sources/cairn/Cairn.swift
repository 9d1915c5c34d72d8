@main struct Cairn { static func main() {} }
