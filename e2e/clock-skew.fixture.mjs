// Loaded by NODE_OPTIONS into the services of a test: shifts the clock of the process with a skew in E2E_CLOCK_SKEWS, a
// JSON object of milliseconds by process name, e.g. `webhook-2`. Monotonic clocks are unchanged, as on another machine.
const skewMs = JSON.parse(process.env.E2E_CLOCK_SKEWS ?? '{}')[process.argv[2]] ?? 0;

if (skewMs !== 0) {
  const System = Date;
  globalThis.Date = class SkewedDate extends System {
    constructor(...args) {
      if (args.length === 0) super(System.now() + skewMs);
      else super(...args);
    }

    static now() {
      return System.now() + skewMs;
    }
  };
}
