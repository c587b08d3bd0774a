import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { lastEnvironment } from '../session/environment.ts';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './shell.module.css';

/** The page for an unknown address, beside the navigation. */
export function MissingPage() {
  const text = useTexts(shellTexts);
  return (
    <>
      <PageTitle title={text('not_found')} note={text('not_found_note')} />
      <Button component={Link} to={`/${lastEnvironment()}/orders`}>
        {text('to_orders')}
      </Button>
    </>
  );
}

/** Shown in place of a page that failed, e.g. because a newer version of the dashboard has replaced its files. */
export function BrokenPage() {
  const text = useTexts(shellTexts);
  return (
    <div className={styles.alone}>
      <EmptyState icon="warning" title={text('broken')}>
        <p>{text('broken_note')}</p>
        <Button mt="md" onClick={() => location.reload()}>
          {text('reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
