const endings: (() => unknown)[] = [];

// Registered when the test file is loaded: Jest accepts no hooks once tests run.
afterAll(async () => {
  for (const ending of endings.splice(0).reverse()) await ending();
});

/** Runs a function at the end of the test file, the latest first. */
export function atEnd(ending: () => unknown): void {
  endings.push(ending);
}
