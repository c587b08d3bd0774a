import { print } from '@dakpion/command-line';
import { redisUsers } from '@dakpion/service';

/** Prints a command of Redis for each user, for redis-cli. Passwords stay as they are. */
export function printRedisUsers(): void {
  for (const { name, rules } of redisUsers()) print(['ACL', 'SETUSER', name, 'on', ...rules].join(' '));
}
