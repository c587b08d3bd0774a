const endings: (() => unknown)[] = [];

// Registered when the test file is read: Jest takes no hooks once tests run.
afterAll(async () => {
  for (const ending of endings.splice(0).reverse()) await ending();
});

/** Does something when the test file has ended, the latest first. */
export function atEnd(ending: () => unknown): void {
  endings.push(ending);
}
