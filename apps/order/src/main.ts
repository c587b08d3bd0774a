import { runServices } from '@dakpion/service';
import { orderService } from './index.ts';

await runServices([orderService]);
