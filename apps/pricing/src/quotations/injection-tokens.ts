export const PRICING_CONFIGURATION = Symbol('PricingConfiguration');
/** Null if no routing engine is configured. */
export const OSRM_DISTANCE = Symbol('OsrmDistance');
