export const PRICING_CONFIGURATION = Symbol('PricingConfiguration');
/** Null when no routing engine is configured. */
export const OSRM_DISTANCE = Symbol('OsrmDistance');
