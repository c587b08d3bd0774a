import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceName, topics, topicUses } from '@dakpion/contracts';

const root = join(import.meta.dirname, '..');

/** The topics in the code of a service. */
function topicsNamedBy(service: string): string[] {
  const folder = join(root, 'apps', service, 'src');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(spec|examples)\.ts$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const named = code.flatMap((text) => text.match(/(?<=\btopics\.)[a-zA-Z]+\b/g) ?? []);
  return [...new Set(named)].filter((name) => name in topics);
}

test.each(Object.keys(topicUses) as ServiceName[])('topicUses lists every topic in the code of %s', (service) => {
  const { consumes, asks, publishes, browses } = topicUses[service];
  const used = [...Object.values(consumes).flat(), ...asks, ...publishes].map(({ name }) => name);
  const named = topicsNamedBy(service).map((name) => topics[name as keyof typeof topics].name);
  expect([...used, ...browses]).toEqual(expect.arrayContaining(named));
  expect(named).not.toEqual([]);
});
