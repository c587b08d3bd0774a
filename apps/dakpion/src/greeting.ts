import { counted, exampleRoute } from '@dakpion/contracts';
import { environmentUrls, type ReadySettings } from '@dakpion/settings';

const order = {
  ...exampleRoute,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
};

/**
 * The addresses of the dashboard and, if there is one, of the inbox for webhooks, and the operator token or the place where it is
 * stored.
 */
interface Shown {
  readonly inbox: string | null;
  readonly dashboard: string;
  readonly operatorToken: string;
}

/** The demonstration partner. `sandbox_key`: null if the key was replaced and the program does not know the present one. */
interface ShownPartner {
  readonly sandbox_key: string | null;
}

/** The text that the program prints when it is ready: its address, and commands for a first quotation and a first order. */
export function greeting(
  settings: ReadySettings,
  partner: ShownPartner | null,
  { inbox, dashboard, operatorToken }: Shown,
): string {
  return [
    '',
    '  Dakpion · ডাকপিয়ন',
    '',
    `  API             ${settings.publicUrl}`,
    `  Dashboard       ${dashboard}`,
    ...(dashboard.includes('#') ? ['                  This link signs you in once.'] : []),
    `  Documentation   ${settings.publicUrl}/docs`,
    `  Sandbox key     ${sandboxKey(partner)}`,
    `  Webhook inbox   ${inbox ?? 'not served (INBOX)'}`,
    `  Webhooks go to  ${webhookTargets(settings)}`,
    `  Operators       ${operators(settings)}`,
    `  Operator token  ${operatorToken}`,
    '',
    ...(partner === null ? [] : linesToPaste(settings, partner.sandbox_key)),
    '  Ctrl-C stops.',
    '',
    '',
  ].join('\n');
}

function sandboxKey(partner: ShownPartner | null): string {
  if (partner === null) return 'no demonstration partner (DEMONSTRATION_PARTNER)';
  return partner.sandbox_key ?? 'was replaced; the page "API keys" of the dashboard issues another one';
}

function operators({ operatorApi, operatorPort, publicUrl }: ReadySettings): string {
  if (!operatorApi) return 'not served (OPERATOR_API, OPERATOR_PORT)';
  return operatorPort === null ? `${publicUrl}/operator` : `/operator at port ${operatorPort}`;
}

function linesToPaste(settings: ReadySettings, key: string | null): string[] {
  const seconds = Math.round((settings.robotStepMs * 5) / 1000);
  const { sandbox } = environmentUrls(settings);
  return [
    key === null ? '  Request a price, after SANDBOX_KEY was set to the present key:' : '  Request a price:',
    '',
    curl(`${sandbox}/v1/business/order/quotation`, key, exampleRoute),
    '',
    `  Create an order. The robot courier delivers it in about ${counted(seconds, 'second')}. Its webhooks appear in the inbox above,`,
    '  the dashboard shows it moving, and its tracking page is at the tracking_url of the response:',
    '',
    curl(`${sandbox}/v1/business/order/create`, key, order),
    '',
  ];
}

/** Tells the person who starts the program which private addresses webhooks may be sent to. */
function webhookTargets({ webhookAllowPrivate: { sandbox, production } }: ReadySettings): string {
  if (sandbox.length === 0) return 'public addresses over https; to allow others, set WEBHOOK_ALLOW_PRIVATE';
  const keys = production.length === 0 ? ' with sandbox keys' : '';
  return `public addresses over https, and ${sandbox.join(', ')}${keys} over http or https (WEBHOOK_ALLOW_PRIVATE)`;
}

/** A curl command. `key` null: the shell takes it from SANDBOX_KEY. */
function curl(url: string, key: string | null, body: object): string {
  const header = key === null ? '"X-API-Key: $SANDBOX_KEY"' : `'X-API-Key: ${key}'`;
  return `curl -sS ${url} -H ${header} -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
}
