import { dispatchService } from '@dakpion/dispatch';
import { gatewayService } from '@dakpion/gateway';
import { orderService } from '@dakpion/order';
import { pricingService } from '@dakpion/pricing';
import { describeFaults, readSettings, type Settings } from '@dakpion/settings';
import { webhookService } from '@dakpion/webhook';

/** The five services of the cluster by name. */
export const services = new Map(
  [gatewayService, orderService, pricingService, dispatchService, webhookService].map((service) => [
    service.name,
    service,
  ]),
);

export function usesEvents(service: string): boolean {
  return services.get(service)?.usesEvents ?? true;
}

/** The secrets that a service requires. */
export function secretsOfService(service: string): readonly string[] {
  return (services.get(service)?.required ?? []).filter((variable) => variable !== 'PUBLIC_URL');
}

/** The settings with which a service would start in this environment. Throws for refused settings. */
export function settingsOf(service: string, environment: Readonly<Record<string, string>>): Settings {
  const required = services.get(service)?.required ?? [];
  const read = readSettings(environment, required, { usesEvents: usesEvents(service) });
  if (read.outcome === 'refused') throw new Error(`${service}: ${describeFaults(read.faults)}`);
  return read.settings;
}
