import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusedError } from '@dakpion/settings';
import { contains } from '../domain/service-area.ts';
import { readPricingConfiguration } from './pricing-configuration.ts';

const ours = { tariffFile: null, tariffFileSandbox: null, serviceAreaFile: null };

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pricing-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function file(name: string, content: unknown): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('the configuration of prices', () => {
  test('is the built-in one when the settings name no files', async () => {
    const { tariffs, serviceArea } = await readPricingConfiguration(ours);
    expect(tariffs.production).toMatchObject({
      version: '2026-11-01',
      distance_factor: 1.3,
      driver_types: {
        1: { base_fare: 50, included_km: 2, fare_per_km: 15 },
        2: { base_fare: 100, included_km: 2, fare_per_km: 22 },
      },
      parcel_surcharges: { 1: 0, 2: 0, 3: 20, 4: 60 },
    });
    expect(tariffs.sandbox).toEqual(tariffs.production);
    expect(contains(serviceArea, { latitude: 23.8103, longitude: 90.4125 })).toBe(true);
  });

  test('may have a separate tariff for the sandbox, and another area', async () => {
    const { tariffs } = await readPricingConfiguration(ours);
    const tariffFileSandbox = await file('sandbox.json', { ...tariffs.production, version: 'sandbox-1' });
    const square = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    };
    const serviceAreaFile = await file('area.geojson', square);
    const read = await readPricingConfiguration({ ...ours, tariffFileSandbox, serviceAreaFile });
    expect([read.tariffs.production.version, read.tariffs.sandbox.version]).toEqual(['2026-11-01', 'sandbox-1']);
    expect(contains(read.serviceArea, { latitude: 23.8103, longitude: 90.4125 })).toBe(false);
    expect(contains(read.serviceArea, { latitude: 0.2, longitude: 0.5 })).toBe(true);
  });

  test.each(['tariffFile', 'tariffFileSandbox', 'serviceAreaFile'])(
    'is refused if only %s is faulty',
    async (setting) => {
      const reading = readPricingConfiguration({ ...ours, [setting]: await file('faulty.json', {}) });
      await expect(reading).rejects.toThrow(StartRefusedError);
    },
  );

  test('names every fault of every file at once, with the variable that names the file', async () => {
    const { tariffs } = await readPricingConfiguration(ours);
    const tariffFile = await file('tariff.json', { ...tariffs.production, version: '', extra: 1 });
    const tariffFileSandbox = join(directory, 'missing.json');
    const serviceAreaFile = await file('area.geojson', '{');
    const reading = readPricingConfiguration({ tariffFile, tariffFileSandbox, serviceAreaFile });
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartRefusedError);
    const lines = (error as Error).message.split('\n');
    expect(lines).toEqual([
      'Prices cannot be computed with these files:',
      `  TARIFF_FILE=${tariffFile}: version: expected 1 to 40 visible ASCII characters`,
      `  TARIFF_FILE=${tariffFile}: extra: expected one of version, distance_factor, driver_types, parcel_surcharges`,
      expect.stringContaining(`TARIFF_FILE_SANDBOX=${tariffFileSandbox}: cannot be read as JSON: ENOENT`),
      expect.stringContaining(`SERVICE_AREA_FILE=${serviceAreaFile}: cannot be read as JSON: `),
    ]);
  });
});
