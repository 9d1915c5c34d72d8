public import Foundation

// The lengths that addresses of sockets state on iOS. Addresses have no room for them on Linux, where each kind has one
// length, which is read; setting it changes nothing.

extension sockaddr {
    /// The bytes of the address.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// Creates an address; its length is the one that all have.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
    /// The bytes of the address.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The bytes of the address.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr_storage {
    /// The bytes of the address.
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_storage>.size) }
        set {}
    }
}
