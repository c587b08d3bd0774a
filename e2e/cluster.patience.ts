// Ten processes and three engines share the machine with the test: what takes a second embedded may take ten.
jest.setTimeout(240_000);
