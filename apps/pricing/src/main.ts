import { runServices } from '@dakpion/service';
import { pricingService } from './index.ts';

await runServices([pricingService]);
