import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A name and a value. With the value null, the fact is left out. */
type Fact = readonly [name: string, value: ReactNode, key?: string | number];

/** Names and values of one thing. A key of its own tells facts with the same name apart. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ([name, value, key]) =>
          value !== null && (
            <div key={key ?? name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
