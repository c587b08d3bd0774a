import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A name and a value. A fact with the value null is omitted. */
type Fact = readonly [name: string, value: ReactNode, key?: string | number];

/** Names and values of one subject. Facts with the same name need different keys. */
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
