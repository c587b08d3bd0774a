import type { DemonstrationPartner, ReadySettings } from '@dakpion/service';

const quotation = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
};

const order = {
  ...quotation,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
};

/** What the program prints when it serves: where it is, and lines to paste for a first quotation and a first order. */
export function greeting(settings: ReadySettings, partner: DemonstrationPartner, inbox: string): string {
  const { publicUrl } = settings;
  const seconds = Math.round((settings.robotStepMs * 5) / 1000);
  return [
    '',
    '  Dakpion · ডাকপিয়ন',
    '',
    `  API             ${publicUrl}`,
    `  Sandbox key     ${partner.sandbox_key}`,
    `  Webhook inbox   ${inbox}`,
    `  Webhooks go to  ${webhookTargets(settings)}`,
    `  Operator token  ${settings.dataDir}/secrets.json`,
    '',
    '  A price:',
    '',
    curl(`${publicUrl}/v1/business/order/quotation`, partner.sandbox_key, quotation),
    '',
    `  An order; the robot courier delivers it in about ${seconds} seconds. Its webhooks come to the inbox above,`,
    '  its tracking page is at the tracking_url of the answer:',
    '',
    curl(`${publicUrl}/v1/business/order/create`, partner.sandbox_key, order),
    '',
    '  Ctrl-C stops.',
    '',
    '',
  ].join('\n');
}

/** That private addresses are open must be no secret to whoever starts a server with them. */
function webhookTargets({ webhookAllowPrivate: ranges }: ReadySettings): string {
  if (ranges.length === 0) return 'public addresses by https; WEBHOOK_ALLOW_PRIVATE can open others';
  return `public addresses by https; also ${ranges.join(', ')}, by http too (WEBHOOK_ALLOW_PRIVATE)`;
}

function curl(url: string, key: string, body: object): string {
  return `curl -sS ${url} -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
}
