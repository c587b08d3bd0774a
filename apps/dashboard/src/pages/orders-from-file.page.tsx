import { Box, Button, FileInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { PageTitle } from '../kit/page-title.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { download } from '../parts/download.ts';
import { useEnvironment } from '../session/environment.ts';
import { useMayWrite } from '../session/session.ts';
import { useFormat } from '../texts/format.ts';
import { orderFileTexts } from '../texts/order-file.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { maxOrdersOfFile, type OrderRow, ofFile, orderFileTemplate, readOrderFile } from './order-file.ts';
import { FileFaults } from './order-file-faults.tsx';
import { keyOfFile, nothingSent, sendOrders } from './send-orders.ts';

const maxBatchLength = 60;

/** Checks a file, then creates its orders, in two steps. */
function useOrderFile(batch: string) {
  const environment = useEnvironment();
  const [progress, setProgress] = useState(nothingSent);
  const [total, setTotal] = useState(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const sending = () => ({ environment, onProgress: setProgress, signal: leaving.current.signal });
  const create = useMutation({
    mutationFn: async ({
      rows,
      pricedAt,
    }: {
      readonly rows: readonly OrderRow[];
      readonly pricedAt: number | null;
    }) => {
      setProgress(nothingSent);
      return sendOrders({ ...sending(), rows, key: await keyOfFile(rows, batch), checkedAt: pricedAt });
    },
  });
  const check = useMutation({
    mutationFn: async (file: File) => {
      create.reset();
      setProgress(nothingSent);
      // Browsers refuse to read a file that was changed since it was chosen.
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return { rows: [], ...nothingSent, faults: [ofFile('file_changed')] };
      const { rows, faults } = readOrderFile(bytes);
      setTotal(rows.length);
      if (faults.length > 0) return { rows, ...nothingSent, faults };
      return { rows, ...(await sendOrders({ ...sending(), rows, key: null, checkedAt: null })) };
    },
  });
  const forget = () => {
    check.reset();
    create.reset();
  };
  return { check, create, progress, total, forget };
}

/** Creates orders from a CSV file: first prices and faults, then the orders. */
export default function OrdersFromFilePage() {
  const text = useTexts(orderFileTexts);
  const mayWrite = useMayWrite();
  const [file, setFile] = useState<File | null>(null);
  const [batch, setBatch] = useState('');
  const work = useOrderFile(batch);
  const { check, create } = work;
  if (!mayWrite) return <PageTitle title={text('orders_from_file')} note={text('not_allowed')} />;
  const isBusy = check.isPending || create.isPending;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    work.forget();
  };
  const template = (
    <Button variant="default" onClick={() => download(orderFileTemplate(), 'dakpion-orders.csv', 'text/csv')}>
      {text('template')}
    </Button>
  );
  return (
    <>
      <PageTitle title={text('orders_from_file')} note={text('note', { most: maxOrdersOfFile })} actions={template} />
      <Section title={text('choose')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (file !== null) check.mutate(file);
          }}
        >
          <Stack maw="32rem">
            <FileField file={file} isBusy={isBusy} onChoose={choose} />
            <TextInput
              label={text('batch')}
              description={text('batch_note')}
              value={batch}
              maxLength={maxBatchLength}
              disabled={isBusy}
              onChange={(event) => {
                setBatch(event.currentTarget.value);
                create.reset();
              }}
            />
            <div>
              <Button type="submit" loading={check.isPending} disabled={file === null || create.isPending}>
                {text('check')}
              </Button>
            </div>
          </Stack>
        </form>
      </Section>
      <Results {...work} />
    </>
  );
}

interface FileFieldProps {
  readonly file: File | null;
  readonly isBusy: boolean;
  onChoose(file: File | null): void;
}

/** Takes a file that is chosen or dropped. */
function FileField({ file, isBusy, onChoose }: FileFieldProps) {
  const text = useTexts(orderFileTexts);
  return (
    // Around the field, because a disabled one has no events: a browser would open the file, and leave the page while it creates orders.
    <Box
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined && !isBusy) onChoose(dropped);
      }}
    >
      <FileInput
        size="md"
        label={text('file')}
        // The name that screen readers read has the chosen file, too.
        aria-label={`${text('file')}: ${file?.name ?? text('no_file')}`}
        description={text('file_note')}
        // Mantine's own colour is too pale for a text that says that no file is chosen.
        placeholder={<span className="soft">{text('no_file')}</span>}
        accept=".csv,text/csv"
        disabled={isBusy}
        value={file}
        onChange={onChoose}
        // Allows the user to choose the same file again after it was corrected.
        fileInputProps={{
          onClick: (event) => {
            event.currentTarget.value = '';
          },
        }}
      />
    </Box>
  );
}

function Results({ check, create, progress, total }: ReturnType<typeof useOrderFile>) {
  const text = useTexts(orderFileTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const sent = { sent: progress.sent, total };
  const isBusy = check.isPending || create.isPending;
  const error = create.error ?? check.error;
  const checked = check.data;
  const created = create.data;
  const isCheckedWhole = checked !== undefined && checked.faults.length === 0;
  const isMissing = create.isError || (created !== undefined && created.faults.length > 0);
  const sum = (of: { readonly accepted: number; readonly totalPrice: number }) => ({
    count: of.accepted,
    price: format.money(of.totalPrice),
  });
  return (
    <Stack align="start" aria-live="polite">
      {isBusy && (
        <>
          <p>{text(create.isPending ? 'created_of' : 'checked_of', sent)}</p>
          <progress value={progress.sent} max={Math.max(total, 1)} aria-label={text('orders_from_file')} />
          {progress.waitSeconds !== null && <p className="soft">{text('waits', { seconds: progress.waitSeconds })}</p>}
        </>
      )}
      {error !== null && !isBusy && <ProblemNote error={error} />}
      {checked !== undefined && checked.faults.length > 0 && (
        <FileFaults faults={checked.faults} note={text('faults_note')} />
      )}
      {created !== undefined && <p role="status">{text('created', sum(created))}</p>}
      {created !== undefined && created.existSince !== null && (
        <p>{text('existed', { count: created.existed, time: format.dateTime(created.existSince) })}</p>
      )}
      {created !== undefined && created.faults.length > 0 && (
        <FileFaults faults={created.faults} note={text('refused_note')} />
      )}
      {isCheckedWhole && created === undefined && <p role="status">{text('price', sum(checked))}</p>}
      {isCheckedWhole && (created === undefined || isMissing) && (
        <Button loading={create.isPending} onClick={() => create.mutate(checked)}>
          {isMissing ? text('try_again') : text('create', { count: checked.accepted })}
        </Button>
      )}
      {created !== undefined && (
        <Button variant="default" component={Link} to={`/${environment}/orders`}>
          {text('show')}
        </Button>
      )}
    </Stack>
  );
}
