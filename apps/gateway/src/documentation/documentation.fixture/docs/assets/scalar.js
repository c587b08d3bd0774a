globalThis.Scalar = {};
