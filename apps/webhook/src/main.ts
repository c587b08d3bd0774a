import { runServices } from '@dakpion/service';
import { webhookService } from './index.ts';

await runServices([webhookService]);
