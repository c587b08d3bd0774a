export { until } from '../scripts/until.mjs';
