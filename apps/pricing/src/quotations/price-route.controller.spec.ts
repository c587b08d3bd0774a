import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PriceRoute, type PricingReply, pattern, type Quotation, topics } from '@dakpion/contracts';
import { freePort } from '@dakpion/fixtures';
import { BrokerClient } from '@dakpion/messaging';
import { closeEngines, type Engines, openEngines, openLog, type RunningService, startServices } from '@dakpion/service';
import { readSettings, withSecrets } from '@dakpion/settings';
import { Logger } from '@nestjs/common';
import { firstValueFrom } from 'rxjs';
import { readPricingConfiguration } from '../configuration/pricing-configuration.ts';
import { pricingService } from '../index.ts';
import { failuresToOpen } from '../routing-engine/circuit.ts';

const request: PriceRoute = {
  type: 'PriceRoute',
  environment: 'production',
  route: {
    pickup_address_text: 'Dhanmondi, Dhaka',
    estimated_pickup_address_latitude: 23.7465,
    estimated_pickup_address_longitude: 90.376,
    receiver_address_text: 'Gulshan 2, Dhaka',
    estimated_receiver_address_latitude: 23.7925,
    estimated_receiver_address_longitude: 90.4078,
    parcel_type: 1,
  },
  driver_type: 1,
  quotation_id: null,
};

let directory: string;
let engines: Engines;
let pricing: RunningService | undefined;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pricing-'));
  engines = await openEngines(directory);
});

afterEach(async () => {
  await pricing?.close();
  await closeEngines(engines);
  await rm(directory, { recursive: true, force: true });
});

async function start(variables: Readonly<Record<string, string>> = {}): Promise<void> {
  const read = readSettings({ DATA_DIR: directory, ...variables });
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.faults));
  const settings = withSecrets(read.settings);
  pricing = await startServices([pricingService], engines, settings, openLog('fatal', 'pricing'));
}

async function ask(asked: PriceRoute): Promise<PricingReply> {
  const client = new BrokerClient(engines.broker);
  return firstValueFrom(
    client.send<PricingReply>(pattern(topics.pricingRequests, 'PriceRoute'), { key: 'any', value: asked }),
  );
}

async function priced(asked: PriceRoute): Promise<Quotation> {
  const reply = await ask(asked);
  if (reply.outcome === 'refused') throw new Error(JSON.stringify(reply.refusal));
  return reply.quotation;
}

describe('PriceRoute', () => {
  test('answers with a quotation that it honours', async () => {
    await start();
    const quotation = await priced(request);
    expect(quotation).toMatchObject({ total_price: 138, distance_km: 7.87, tariff_version: '2026-11-01' });
    expect(await priced({ ...request, quotation_id: quotation.quotation_id })).toEqual(quotation);
    expect(await ask({ ...request, driver_type: 2, quotation_id: quotation.quotation_id })).toEqual({
      outcome: 'refused',
      refusal: { code: 'quotation_mismatch', fields: ['driver_type'] },
    });
  });

  test('refuses a route outside the service area', async () => {
    await start();
    const kolkata = { estimated_receiver_address_latitude: 22.5726, estimated_receiver_address_longitude: 88.3639 };
    expect(await ask({ ...request, route: { ...request.route, ...kolkata } })).toEqual({
      outcome: 'refused',
      refusal: {
        code: 'outside_service_area',
        fields: ['estimated_receiver_address_latitude', 'estimated_receiver_address_longitude'],
      },
    });
  });

  test('honours a quotation after a restart with another tariff', async () => {
    await start();
    const quotation = await priced(request);
    await pricing?.close();
    const { tariffs } = await readPricingConfiguration({
      tariffFile: null,
      tariffFileSandbox: null,
      serviceAreaFile: null,
    });
    const dearer = { ...tariffs.production, version: 'dearer', parcel_surcharges: { 1: 500, 2: 0, 3: 0, 4: 0 } };
    const file = join(directory, 'tariff.json');
    await writeFile(file, JSON.stringify(dearer));
    await start({ TARIFF_FILE: file });
    expect(await priced({ ...request, quotation_id: quotation.quotation_id })).toEqual(quotation);
    expect(await priced(request)).toMatchObject({ total_price: 638, tariff_version: 'dearer' });
  });

  test('prices by the tariff of the environment', async () => {
    const { tariffs } = await readPricingConfiguration({
      tariffFile: null,
      tariffFileSandbox: null,
      serviceAreaFile: null,
    });
    const file = join(directory, 'sandbox.json');
    await writeFile(file, JSON.stringify({ ...tariffs.sandbox, version: 'sandbox-1' }));
    await start({ TARIFF_FILE_SANDBOX: file });
    expect((await priced(request)).tariff_version).toBe('2026-11-01');
    expect((await priced({ ...request, environment: 'sandbox' })).tariff_version).toBe('sandbox-1');
  });

  test('takes the distance from the routing engine, and the estimate when it fails', async () => {
    let distance: number | null = 10_000;
    const osrm = createServer((_, response) => {
      response.end(JSON.stringify(distance === null ? {} : { code: 'Ok', routes: [{ distance }] }));
    });
    await new Promise<void>((resolve) => osrm.listen(0, '127.0.0.1', resolve));
    await start({ OSRM_URL: `http://127.0.0.1:${(osrm.address() as AddressInfo).port}` });
    expect(await priced(request)).toMatchObject({ distance_km: 10, distance_source: 'osrm', total_price: 170 });
    distance = null;
    expect(await priced(request)).toMatchObject({
      distance_km: 7.87,
      distance_source: 'estimate',
      total_price: 138,
    });
    osrm.closeAllConnections();
    await new Promise((resolve) => osrm.close(resolve));
  });

  test('logs each failure of the routing engine, and no line for each quotation while it is not called', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await start({ OSRM_URL: `http://127.0.0.1:${await freePort()}` });
    for (let count = 0; count < 2 * failuresToOpen; count += 1) {
      expect((await priced(request)).distance_source).toBe('estimate');
    }
    const lines = warn.mock.calls.filter(([line]) => String(line).includes('routing engine'));
    expect(lines).toEqual(Array(failuresToOpen).fill([expect.stringContaining('ECONNREFUSED')]));
  });

  test('logs nothing about places without a road, which partners choose', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockClear();
    const osrm = createServer((_, response) => {
      response.writeHead(400).end(JSON.stringify({ code: 'NoSegment' }));
    });
    await new Promise<void>((resolve) => osrm.listen(0, '127.0.0.1', resolve));
    await start({ OSRM_URL: `http://127.0.0.1:${(osrm.address() as AddressInfo).port}` });
    expect((await priced(request)).distance_source).toBe('estimate');
    expect(warn.mock.calls.filter(([line]) => String(line).includes('routing engine'))).toEqual([]);
    osrm.closeAllConnections();
    await new Promise((resolve) => osrm.close(resolve));
  });

  test('refuses the start of the service with an invalid tariff', async () => {
    const file = join(directory, 'tariff.json');
    await writeFile(file, '{}');
    await expect(start({ TARIFF_FILE: file })).rejects.toThrow(`TARIFF_FILE=${file}: version: expected`);
  });
});
