import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemNote } from './problem-note.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The placeholder, or its height in pixels. It must be as high as the data, so that nothing below moves when these arrive. */
  readonly waiting: number | ReactNode;
  children(data: Data): ReactNode;
}

/**
 * Shows a placeholder until the data is read. After a failure, shows the problem above the data of an earlier read, if there is
 * one.
 */
export function Loaded<Data>({ query: { data, error, isPending, refetch }, waiting, children }: LoadedProps<Data>) {
  return (
    <>
      {error !== null && <ProblemNote error={error} retry={() => void refetch()} />}
      {isPending && <div aria-busy="true">{typeof waiting === 'number' ? <Waiting height={waiting} /> : waiting}</div>}
      {data !== undefined && children(data)}
    </>
  );
}

const Waiting = ({ height }: { readonly height: number }) => <Skeleton height={height} radius="lg" />;

/** The placeholder of a list. */
export function WaitingRows({ count }: { readonly count: number }) {
  return (
    <Stack gap="xs">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={index} height={44} radius="md" />
      ))}
    </Stack>
  );
}
