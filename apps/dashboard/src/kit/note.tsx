import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

interface NoteProps {
  /** `bad`: something failed. `wait`: something needs a decision. */
  readonly tone: 'good' | 'wait' | 'bad';
  /** With a role, the note is read aloud when it appears. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

/** A few sentences that stand out. */
export function Note({ tone, role, children }: NoteProps) {
  return (
    <div role={role} className={styles.note} data-tone={tone}>
      <Icon name={tone === 'good' ? 'check' : 'warning'} />
      <div>{children}</div>
    </div>
  );
}

/** Confirms a completed action. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note tone="good" role="status">
      {children}
    </Note>
  );
}
