import { Stack, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shown instead of an empty list, with advice. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={styles.empty}>
      <ThemeIcon variant="light" size={52} radius="xl">
        <Icon name={icon} size={26} />
      </ThemeIcon>
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
    </Stack>
  );
}
