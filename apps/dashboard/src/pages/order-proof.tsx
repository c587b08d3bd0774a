import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bodyOf, business } from '../api/gateway.ts';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { download } from '../parts/download.ts';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { orderTexts } from '../texts/orders.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The interval of the reads while a checkpoint is awaited, which is made within a minute. */
const readEveryMs = 15_000;

/** Shows what the transparency log proves about the order. `sequence`: the number of the order's last event. */
export function OrderProof({ orderId, sequence }: { readonly orderId: string; readonly sequence: number }) {
  const text = useTexts(orderTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const proof = useQuery({
    queryKey: ['proof', environment, orderId, sequence],
    queryFn: () => {
      const path = { order_id: orderId };
      return bodyOf(business(environment).GET('/v1/business/order/{order_id}/proof', { params: { path } }));
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.events.some((event) => event.proof === null) ? readEveryMs : false),
  });
  const { data } = proof;
  const events = data?.events ?? [];
  const proven = events.filter((event) => event.proof !== null).length;
  const due = events.find((event) => event.proof_due_at !== null)?.proof_due_at;
  const [origin = '', size = ''] = data?.checkpoint?.split('\n') ?? [];
  const counts = { proven, count: events.length };
  return (
    <Section title={text('proof')} note={text('proof_note')}>
      {proof.isError && <ProblemNote error={proof.error} retry={() => void proof.refetch()} />}
      {data !== undefined && (
        <>
          <p>{due ? text('proven_by', { ...counts, time: format.time(due) }) : text('proven', counts)}</p>
          {data.checkpoint !== null && <p className="small">{text('checkpoint', { size: Number(size), origin })}</p>}
          <Button
            variant="default"
            size="xs"
            disabled={proven === 0}
            onClick={() => download(JSON.stringify(data), `${orderId}.proof.json`, 'application/json')}
          >
            {text('proof_download')}
          </Button>
        </>
      )}
    </Section>
  );
}
