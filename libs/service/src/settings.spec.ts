import { describeFaults, readSettings } from './settings.ts';

describe('readSettings', () => {
  test('an empty environment is the embedded default', () => {
    expect(readSettings({})).toMatchObject({
      outcome: 'ok',
      settings: {
        profile: 'embedded',
        host: '127.0.0.1',
        port: 3000,
        dataDir: `${process.cwd()}/.data`,
        publicUrl: 'http://127.0.0.1:3000',
        operatorToken: null,
        operatorPort: null,
        logLevel: 'info',
        webhookAllowPrivate: ['127.0.0.0/8', '::1/128'],
        robotStepMs: 3000,
      },
    });
  });

  test('every variable is read', () => {
    const result = readSettings({
      PROFILE: 'embedded',
      HOST: '::1',
      PORT: '8080',
      DATA_DIR: '/srv/dakpion',
      OPERATOR_TOKEN: 'a-token-of-some-length',
      OPERATOR_PORT: '8081',
      LOG_LEVEL: 'debug',
      WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/8, fd00::/8',
      WEBHOOK_SOURCE_ADDRESSES: '203.0.113.7',
      ROBOT_STEP_MS: '20',
      TARIFF_FILE: '/etc/tariff.json',
      OSRM_URL: 'http://osrm:5000/',
      SANDBOX_HOST: 'Sandbox.Example.com',
    });
    expect(result).toMatchObject({
      outcome: 'ok',
      settings: {
        publicUrl: 'http://[::1]:8080',
        dataDir: '/srv/dakpion',
        operatorPort: 8081,
        webhookAllowPrivate: ['10.0.0.0/8', 'fd00::/8'],
        webhookSourceAddresses: ['203.0.113.7'],
        robotStepMs: 20,
        tariffFile: '/etc/tariff.json',
        osrmUrl: 'http://osrm:5000',
        sandboxHost: 'sandbox.example.com',
      },
    });
  });

  test('no private address may be called when none is allowed', () => {
    expect(readSettings({ WEBHOOK_ALLOW_PRIVATE: 'none' })).toMatchObject({ settings: { webhookAllowPrivate: [] } });
  });

  test('every fault is named at once, secrets without their value', () => {
    const result = readSettings({
      PROFILE: 'big',
      PORT: '70000',
      HOST: 'not an address',
      PUBLIC_URL: 'ftp://example.com',
      OPERATOR_TOKEN: 'short',
      LOG_LEVEL: 'loud',
      WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/33',
      ROBOT_STEP_MS: '1.5',
    });
    if (result.outcome !== 'refused') throw new Error('the settings were taken');
    expect(describeFaults(result.faults)).toBe(
      [
        'Dakpion cannot start with these settings:',
        '  PROFILE="big": expected embedded',
        '  HOST="not an address": expected an IP address to listen on',
        '  PORT="70000": expected a whole number from 1 to 65535',
        '  PUBLIC_URL="ftp://example.com": expected a URL such as https://api.example.com',
        '  OPERATOR_TOKEN=(withheld): expected at least 16 visible ASCII characters',
        '  LOG_LEVEL="loud": expected fatal or error or warn or info or debug or trace',
        '  WEBHOOK_ALLOW_PRIVATE="10.0.0.0/33": expected CIDR ranges separated by commas, such as 127.0.0.0/8, or none',
        '  ROBOT_STEP_MS="1.5": expected a whole number from 1 to 3600000',
      ].join('\n'),
    );
  });

  test('the operators’ port must be another one', () => {
    const result = readSettings({ PORT: '3000', OPERATOR_PORT: '3000' });
    expect(result).toMatchObject({ faults: [{ variable: 'OPERATOR_PORT', expected: 'a port other than PORT' }] });
  });
});
