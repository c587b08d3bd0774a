import { Button } from '@mantine/core';
import { EmptyState } from '../kit/empty-state.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page for an unknown address, and in place of a page that failed. */
export function BrokenPage() {
  const text = useTexts(operatorTexts);
  return (
    <EmptyState icon="warning" title={text('broken')}>
      <p>{text('broken_note')}</p>
      <Button component="a" href="/operator" mt="md">
        {text('to_start')}
      </Button>
    </EmptyState>
  );
}
