import 'reflect-metadata';
import { dispatchService } from '@dakpion/dispatch';
import { gatewayService } from '@dakpion/gateway';
import { orderService } from '@dakpion/order';
import { pricingService } from '@dakpion/pricing';
import { runServices } from '@dakpion/service';
import { webhookService } from '@dakpion/webhook';
import { dashboardLink } from './dashboard-link.ts';
import { currentSandboxKey, demonstrationInbox, demonstrationPartner } from './demonstration-partner.ts';
import { greeting } from './greeting.ts';
import { shownOperatorToken } from './operator-token.ts';

// A service that answers requests starts before the services that send them. So the gateway starts last and stops first.
const services = [pricingService, orderService, webhookService, dispatchService, gatewayService];

await runServices(services, async ({ engines, settings }) => {
  const partner = await demonstrationPartner(engines, settings);
  const dashboard = await dashboardLink(engines, settings, partner);
  const token = shownOperatorToken(settings);
  const shown = { inbox: demonstrationInbox(settings), dashboard, operatorToken: token.text };
  const shownPartner = partner && { sandbox_key: await currentSandboxKey(engines, partner) };
  process.stdout.write(greeting(settings, shownPartner, shown));
  token.noteShown();
});
