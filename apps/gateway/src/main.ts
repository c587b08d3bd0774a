import 'reflect-metadata';
import { runServices } from '@dakpion/service';
import { gatewayService } from './index.ts';

await runServices([gatewayService]);
