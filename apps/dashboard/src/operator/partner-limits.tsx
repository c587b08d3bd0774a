import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../api/gateway.ts';
import { Form } from '../kit/form.tsx';
import { FormRow } from '../kit/form-row.tsx';
import { DoneNote } from '../kit/note.tsx';
import { ProblemNote, useFieldError } from '../kit/problem-note.tsx';
import { Section } from '../kit/section.tsx';
import { numberIn } from '../texts/entered-digits.ts';
import { operatorPartnerTexts } from '../texts/operator-partners.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { environments, operators, type Schemas } from './operators-gateway.ts';
import { useMayWrite } from './token.ts';

const kinds = ['write', 'read'] as const;

/** Shows and changes the request limits of a partner. */
export function PartnerLimits({ partner }: { readonly partner: Schemas['PartnerSummary'] }) {
  const text = useTexts(operatorPartnerTexts);
  const mayWrite = useMayWrite();
  const fieldError = useFieldError();
  const client = useQueryClient();
  const { partner_id, rate_limits } = partner;
  const save = useMutation({
    mutationFn: (body: Schemas['RateLimitsRequest']) => {
      const params = { path: { partner_id } };
      return bodyOf(operators.PUT('/v1/operator/partners/{partner_id}/rate-limits', { params, body }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['partners'] }),
  });
  const send = (fields: Readonly<Record<string, string>>) => {
    const of = (environment: string) => ({
      write: numberIn(fields[`${environment}.write`] ?? ''),
      read: numberIn(fields[`${environment}.read`] ?? ''),
    });
    // Sends only changed limits, because another operator may have changed those of the other environment in the meantime.
    const changed = environments.filter((each) => kinds.some((kind) => of(each)[kind] !== rate_limits[each][kind]));
    save.mutate(Object.fromEntries(changed.map((each) => [each, of(each)])));
  };
  return (
    <Section title={text('limits')} note={text('limits_note')}>
      <Form onSend={send}>
        {save.isError && <ProblemNote error={save.error} />}
        {save.isSuccess && <DoneNote>{text('limits_saved')}</DoneNote>}
        <FormRow>
          {environments.flatMap((environment) =>
            kinds.map((kind) => (
              <TextInput
                // The key fills the field again when the limit changes.
                key={`${environment}.${kind} ${rate_limits[environment][kind]}`}
                name={`${environment}.${kind}`}
                size="sm"
                inputMode="numeric"
                {...(!mayWrite && { readOnly: true, variant: 'unstyled' })}
                label={`${text(environment)}: ${text(kind)}`}
                defaultValue={rate_limits[environment][kind]}
                error={fieldError(save.error, `${environment}.${kind}`)}
              />
            )),
          )}
          {mayWrite && (
            <Button type="submit" variant="default" loading={save.isPending}>
              {text('save')}
            </Button>
          )}
        </FormRow>
      </Form>
    </Section>
  );
}
