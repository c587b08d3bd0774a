import type { KafkaUser } from '@dakpion/service';

const preamble =
  'allow() { kafka-acls.sh --bootstrap-server "$KAFKA_BROKERS" --command-config admin.properties --add "$@"; }';
const maxColumns = 120;

/**
 * Commands of Kafka's own tool that grant the users their rights, for a shell with KAFKA_BROKERS. Users with the same right share a
 * command.
 */
export function aclCommands(users: readonly KafkaUser[]): readonly string[] {
  const principals = new Map<string, string[]>();
  for (const { name, rights } of users) {
    for (const right of rights) {
      const text = JSON.stringify(right);
      principals.set(text, [...(principals.get(text) ?? []), name]);
    }
  }
  return [preamble, ...[...principals].map(([right, names]) => command(names, JSON.parse(right)))];
}

function command(users: readonly string[], right: KafkaUser['rights'][number]): string {
  const { operations, resource, pattern, names } = right;
  return folded([
    'allow',
    ...users.map((user) => `--allow-principal User:${user}`),
    ...operations.map((operation) => `--operation ${operation}`),
    ...(pattern === 'literal' ? [] : [`--resource-pattern-type ${pattern}`]),
    ...names.map((name) => `--${resource} ${name}`),
  ]);
}

/** Folds one command into as many lines as necessary. */
function folded(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= maxColumns) line += ` ${word}`;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line].join(' \\\n');
}
