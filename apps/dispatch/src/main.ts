import { runServices } from '@dakpion/service';
import { dispatchService } from './index.ts';

await runServices([dispatchService]);
