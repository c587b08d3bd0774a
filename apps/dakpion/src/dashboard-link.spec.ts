import { withTemporaryDirectory } from '@dakpion/fixtures';
import { SignInLinks } from '@dakpion/partners';
import { closeEngines, type Engines, openEngines } from '@dakpion/service';
import { type ReadySettings, readSettings, withSecrets } from '@dakpion/settings';
import { dashboardLink } from './dashboard-link.ts';

const partner = { partner_id: 'prt_1', sandbox_key: 'sandbox_key_test_1' };

async function withProgram(
  run: (engines: Engines, settingsOf: (environment: Record<string, string>) => ReadySettings) => Promise<void>,
): Promise<void> {
  await withTemporaryDirectory(async (dataDir) => {
    const engines = await openEngines(dataDir);
    const settingsOf = (environment: Record<string, string>) => {
      const read = readSettings({ DATA_DIR: dataDir, ...environment });
      if (read.outcome === 'refused') throw new Error('the settings were refused');
      return withSecrets(read.settings);
    };
    await run(engines, settingsOf).finally(() => closeEngines(engines));
  });
}

test('prints another link at each start, which signs in the owner once', async () => {
  await withProgram(async (engines, settingsOf) => {
    const links = [1, 2].map(() => dashboardLink(engines, settingsOf({}), partner));
    const [first = '', second = ''] = await Promise.all(links);
    expect(first).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dashboard\/demonstration#[\w-]{43}$/);
    expect(first).not.toBe(second);
    const signIn = new SignInLinks(engines.stateStore);
    const token = first.split('#')[1] ?? '';
    expect(await signIn.redeem(token)).toEqual({ partner_id: 'prt_1', user_id: 'usr_1' });
    expect(await signIn.redeem(token)).toBeNull();
  });
});

test.each([[{ HOST: '0.0.0.0', DEMONSTRATION_PARTNER: 'on' }], [{ PUBLIC_URL: 'https://try.example.com' }]] as Record<
  string,
  string
>[][])('prints no link where others reach the program: %j', async (environment = {}) => {
  await withProgram(async (engines, settingsOf) => {
    expect(await dashboardLink(engines, settingsOf(environment), partner)).toMatch(/\/dashboard$/);
    expect(await dashboardLink(engines, settingsOf({}), null)).toBe('http://127.0.0.1:3000/dashboard');
  });
});
