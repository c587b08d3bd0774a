import { createRows } from './partner-contract/create.rows.ts';
import { commandRows, readRows } from './partner-contract/order.rows.ts';
import { problemRows, rateLimitRows } from './partner-contract/problem.rows.ts';
import { quotationRows } from './partner-contract/quotation.rows.ts';
import { type Contract, startContract } from './partner-contract/started-contract.ts';

// One named test per row of the partners' contract: what each endpoint takes, answers and refuses.

let started: Contract;
const contract = (): Contract => started;

beforeAll(async () => {
  started = await startContract();
});

describe('quotation', () => quotationRows(contract));
describe('create', () => createRows(contract));
describe('reading', () => readRows(contract));
describe('commands', () => commandRows(contract));
describe('problems', () => problemRows(contract));
describe('rate limits', () => rateLimitRows(contract));
