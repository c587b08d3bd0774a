import { CommandFailure, print } from '@dakpion/command-line';
import { newSignerKey, parseLogKeys } from '@dakpion/transparency';

/** Prints a new key of the transparency log. Nothing is stored. */
export function makeLogKey({ name, json }: { name: string; json?: true }): void {
  const isName = /^[a-z0-9][a-z0-9./-]{0,198}$/.test(name);
  if (!isName)
    throw new CommandFailure(`--name is a URL without its scheme, such as example.com/dakpion, not ${name}.`);
  const private_key = newSignerKey(name);
  const public_key = parseLogKeys(private_key)?.signer.vkey ?? '';
  print(json ? { private_key, public_key } : `private  ${private_key}\npublic   ${public_key}`);
}
