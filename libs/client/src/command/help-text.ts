import { reachableStatuses } from './trigger.command.ts';

/** The answer to `--help`. */
export const helpText = `Develop on your own machine, without a public URL.

  dakpion-client listen --forward-to URL [--from POSITION]
      Sends each new event of your orders to URL as its webhook. With --from: all events after this position; 0 is the
      beginning.
  dakpion-client listen --forward-to URL --replay ord_…
      Sends the webhooks of one order again, and ends.
  dakpion-client trigger STATUS [--timeout SECONDS]
      Creates a sandbox order that reaches a status, and waits until it has (120 s by default). The statuses are
      ${reachableStatuses.join(', ')}.
  dakpion-client mcp [--http PORT]
      Offers the documentation and the operations of your key to a language model: a server of the Model Context Protocol,
      over stdin and stdout, or at http://127.0.0.1:PORT/mcp.

  --key KEY      the API key; or set DAKPION_API_KEY
  --api URL      the address of Dakpion, by default http://127.0.0.1:3000; or set DAKPION_URL
  --production   allows listen and mcp with a production key: the data of real receivers then come to this machine, and orders of
                 mcp are real`;
