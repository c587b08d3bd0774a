import { createRows } from './partner-contract/create.rows.ts';
import { commandRows, readRows } from './partner-contract/order.rows.ts';
import { problemRows, rateLimitRows } from './partner-contract/problem.rows.ts';
import { quotationRows } from './partner-contract/quotation.rows.ts';
import { type Contract, startContract } from './partner-contract/started-contract.ts';

// One test for each row of the partners' contract: the accepted requests, the answers and the refusals of each endpoint.

let started: Contract;
const contract = (): Contract => started;

beforeAll(async () => {
  started = await startContract();
});

describe('quotation', () => quotationRows(contract));
describe('create', () => createRows(contract));
describe('list and status', () => readRows(contract));
describe('cancel and retry', () => commandRows(contract));
describe('problems', () => problemRows(contract));
describe('rate limits', () => rateLimitRows(contract));
