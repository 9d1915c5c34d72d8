import Testing

/// Tests that change the process's only application, one after the other.
@Suite(.serialized) enum ApplicationTests {}
