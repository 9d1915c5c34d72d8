@main struct SampleApp { static func main() {} }
