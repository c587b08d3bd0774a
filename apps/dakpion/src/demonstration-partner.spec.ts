import { context, withTemporaryDirectory } from '@dakpion/fixtures';
import { PartnerAccounts, Partners } from '@dakpion/partners';
import { closeEngines, type Engines, openEngines } from '@dakpion/service';
import { readEmbeddedSecrets, readSettings, withSecrets, writeEmbeddedSecrets } from '@dakpion/settings';
import { currentSandboxKey, demonstrationPartner } from './demonstration-partner.ts';

interface Setting {
  readonly dataDir: string;
  readonly engines: Engines;
  readonly accounts: PartnerAccounts;
  /** Calls the function as a start of the program with these variables does. */
  start(environment?: Record<string, string>): ReturnType<typeof demonstrationPartner>;
  stored(): Promise<{ callbackUrl: string | null; suspended: boolean } | null>;
}

async function withProgram(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (dataDir) => {
    const engines = await openEngines(dataDir);
    let partnerId = '';
    const start = async (environment: Record<string, string> = {}) => {
      const read = readSettings({ DATA_DIR: dataDir, ...environment });
      if (read.outcome === 'refused') throw new Error('the settings were refused');
      const partner = await demonstrationPartner(engines, withSecrets(read.settings));
      if (partner !== null) partnerId = partner.partner_id;
      return partner;
    };
    const stored = async () => {
      const partner = await new Partners(engines.stateStore, engines.eventStore).find(partnerId);
      return partner && { callbackUrl: partner.webhook.sandbox.callback_url, suspended: partner.suspended };
    };
    const accounts = new PartnerAccounts(engines.eventStore, engines.stateStore, Date.now, null);
    await run({ dataDir, engines, accounts, start, stored }).finally(() => closeEngines(engines));
  });
}

test('is the same partner at each start, and its webhooks go to the present address of the inbox', async () => {
  await withProgram(async ({ start, stored }) => {
    const first = await start();
    expect(await stored()).toEqual({ callbackUrl: 'http://127.0.0.1:3000/inbox/demo', suspended: false });
    expect(await start({ PORT: '3001' })).toEqual(first);
    expect(await stored()).toMatchObject({ callbackUrl: 'http://127.0.0.1:3001/inbox/demo' });
    await start({ PUBLIC_URL: 'https://try.example.com' });
    expect(await stored()).toMatchObject({ suspended: true });
    await start({ PUBLIC_URL: 'https://try.example.com', INBOX: 'on', DEMONSTRATION_PARTNER: 'on' });
    expect(await stored()).toMatchObject({ callbackUrl: 'https://try.example.com/inbox/demo' });
    await start({ INBOX: 'off' });
    expect(await stored()).toMatchObject({ callbackUrl: null });
    await start();
    expect(await stored()).toMatchObject({ callbackUrl: 'http://127.0.0.1:3000/inbox/demo' });
  });
});

test('is made again if the data was removed and the secrets were kept', async () => {
  await withProgram(async ({ dataDir, start, stored }) => {
    const first = await start();
    const secrets = readEmbeddedSecrets(dataDir);
    if (first === null || secrets === null) throw new Error('there is no partner');
    const demonstration_partner = { ...first, partner_id: 'prt_of_removed_data' };
    writeEmbeddedSecrets(dataDir, { ...secrets, demonstration_partner });
    const again = await start();
    expect(again?.partner_id).not.toBe('prt_of_removed_data');
    expect(await stored()).toEqual({ callbackUrl: 'http://127.0.0.1:3000/inbox/demo', suspended: false });
    expect(await start()).toEqual(again);
  });
});

test('has a key that is printed until it is rotated or revoked', async () => {
  await withProgram(async ({ engines, accounts, start }) => {
    const made = await start();
    if (made === null) throw new Error('there is no partner');
    expect(await currentSandboxKey(engines, made)).toBe(made.sandbox_key);
    await accounts.rotateApiKey(made.partner_id, 'sandbox', context);
    expect(await currentSandboxKey(engines, made)).toBeNull();
    await accounts.revokeApiKeys(made.partner_id, 'sandbox', context);
    expect(await currentSandboxKey(engines, made)).toBeNull();
  });
});

test('keeps a callback URL that somebody has set', async () => {
  await withProgram(async ({ accounts, start, stored }) => {
    const made = await start();
    await accounts.setCallbackUrl(made?.partner_id ?? '', 'sandbox', 'http://127.0.0.1:4000/', context);
    await start({ PORT: '3001' });
    expect(await stored()).toMatchObject({ callbackUrl: 'http://127.0.0.1:4000/' });
  });
});

test('does not exist where others can reach the program, and is suspended there if it existed before', async () => {
  await withProgram(async ({ start, stored }) => {
    expect(await start({ HOST: '0.0.0.0' })).toBeNull();
    const made = await start();
    expect(await start({ HOST: '0.0.0.0' })).toBeNull();
    expect(await stored()).toMatchObject({ suspended: true });
    expect(await start({ DEMONSTRATION_PARTNER: 'off' })).toBeNull();
    expect(await start()).toEqual(made);
    expect(await stored()).toMatchObject({ suspended: false });
  });
});

test('stays suspended when an operator has suspended it', async () => {
  await withProgram(async ({ accounts, start, stored }) => {
    const made = await start();
    await accounts.suspend(made?.partner_id ?? '', context);
    await start();
    expect(await stored()).toMatchObject({ suspended: true });
  });
});
