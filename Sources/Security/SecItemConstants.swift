@_exported public import CoreGraphics

// MARK: Classes of items

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who can read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The group of programs that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is on all devices of the user.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items of both kinds.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of an item's description.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The code of who made an item.
public let kSecAttrCreator: CFString = "crtr"
/// The code of what an item is.
public let kSecAttrType: CFString = "type"
/// The label.
public let kSecAttrLabel: CFString = "labl"
/// Whether an item is not shown.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// Data of the program.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// How a user proves who he is.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port.
public let kSecAttrPort: CFString = "port"
/// The path.
public let kSecAttrPath: CFString = "path"
/// The subject of a certificate.
public let kSecAttrSubject: CFString = "subj"
/// The issuer of a certificate.
public let kSecAttrIssuer: CFString = "issr"
/// The number of a certificate.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The digest of the key of a certificate.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The class of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both directions.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The label of a key for programs.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Elliptic curves.
public let kSecAttrKeyTypeEC: CFString = "73"
/// The number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// Where a key is kept.
public let kSecAttrTokenID: CFString = "tkid"
/// The secure enclave.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// Attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// Attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"

// MARK: When items can be read

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After it was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device is unlocked, if it has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// MARK: Searches

/// The number of items that are found.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether the data is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the object is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether data that names the item is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The data.
public let kSecValueData: CFString = "v_Data"
/// The object.
public let kSecValueRef: CFString = "v_Ref"
/// Data that names an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The context in which the user proved who he is.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user is asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// It fails where the user would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items are skipped for which the user would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of the prompt that the user sees.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the keychain of iOS is used.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: Protocols of servers

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// As the protocol has it.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The basic one of HTTP.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
