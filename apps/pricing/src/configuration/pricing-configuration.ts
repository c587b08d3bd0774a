import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@dakpion/contracts';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import { parseServiceArea, type ServiceArea } from '../domain/service-area.ts';
import { type Parsed, parseTariff, type Tariff } from '../domain/tariff.ts';

/** The configuration of the pricing service in addition to the settings. */
export interface PricingConfiguration {
  readonly tariffs: Readonly<Record<Environment, Tariff>>;
  readonly serviceArea: ServiceArea;
}

// The same folder, relative to both src/configuration and dist/configuration.
const defaultTariffFile = fileURLToPath(new URL('../../config/tariff.json', import.meta.url));
const defaultServiceAreaFile = fileURLToPath(new URL('../../config/service-area.geojson', import.meta.url));

/**
 * Reads the tariffs and the service area of the settings, or the built-in ones. An environment without its own tariff has the
 * common one. Rejects with {@link StartRefusedError}, whose message names every fault of every file.
 */
export async function readPricingConfiguration(
  settings: Pick<Settings, 'tariffFile' | 'tariffFileSandbox' | 'serviceAreaFile'>,
): Promise<PricingConfiguration> {
  const faults: string[] = [];
  const { tariffFile, tariffFileSandbox, serviceAreaFile } = settings;
  const production = await readJsonFile('TARIFF_FILE', tariffFile ?? defaultTariffFile, faults, parseTariff);
  const sandbox =
    tariffFileSandbox === null
      ? production
      : await readJsonFile('TARIFF_FILE_SANDBOX', tariffFileSandbox, faults, parseTariff);
  const areaFile = serviceAreaFile ?? defaultServiceAreaFile;
  const serviceArea = await readJsonFile('SERVICE_AREA_FILE', areaFile, faults, parseServiceArea);
  if (production === null || sandbox === null || serviceArea === null) {
    throw new StartRefusedError(['Prices cannot be computed with these files:', ...faults].join('\n  '));
  }
  return { tariffs: { production, sandbox }, serviceArea };
}

/** The value of the file. Null if it has faults, which are added to `faults`. */
async function readJsonFile<Value>(
  variable: string,
  file: string,
  faults: string[],
  parse: (json: unknown) => Parsed<Value>,
): Promise<Value | null> {
  const where = `${variable}=${file}`;
  let parsed: Parsed<Value>;
  try {
    parsed = parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    faults.push(`${where}: cannot be read as JSON: ${(error as Error).message}`);
    return null;
  }
  if (parsed.outcome === 'ok') return parsed.value;
  faults.push(...parsed.faults.map(({ path, expected }) => `${where}: ${path}: expected ${expected}`));
  return null;
}
