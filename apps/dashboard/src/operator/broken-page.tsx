import { Button } from '@mantine/core';
import { PageTitle } from '../kit/page-title.tsx';
import { operatorTexts } from '../texts/operator.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page for an unknown address, and in place of a page that failed. */
export function BrokenPage() {
  const text = useTexts(operatorTexts);
  return (
    <>
      <PageTitle title={text('broken')} note={text('broken_note')} />
      <Button component="a" href="/operator">
        {text('to_start')}
      </Button>
    </>
  );
}
