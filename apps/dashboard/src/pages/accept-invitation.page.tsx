import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { ProblemNote } from '../kit/problem-note.tsx';
import { ChoosePassword } from '../parts/choose-password.tsx';
import { Outside } from '../parts/outside.tsx';
import { sessionQuery } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page of an invitation link: it shows the company and the e-mail address, and signs the user in with the chosen password. */
export default function AcceptInvitationPage() {
  const text = useTexts(accessTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => bodyOf(dashboard.POST('/v1/dashboard/invitations/read', { body: { token } })),
    enabled: token !== '',
    // Never read again, because an accepted invitation is no longer valid.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const join = async (body: { token: string; password: string }) => {
    const { email } = await bodyOf(dashboard.POST('/v1/dashboard/invitations/accept', { body }));
    const { password } = body;
    const partner_id = invited.data?.partner.partner_id;
    const credentials = { email, password, ...(partner_id !== undefined && { partner_id }) };
    const session = await bodyOf(dashboard.POST('/v1/dashboard/session', { body: credentials })).catch(() => null);
    // The account exists. If signing in failed, the page leads to the sign-in page.
    if (session === null) return { email };
    client.setQueryData(sessionQuery.queryKey, session);
    await navigate({ to: '/sandbox/overview', replace: true });
    return { email };
  };
  const { data } = invited;
  const title = data === undefined ? text('join') : text('join_named', { partner: data.partner.name });
  const note = data === undefined ? text('join_note') : text('join_as', { email: data.email, role: text(data.role) });
  return (
    <Outside title={title} note={note}>
      {invited.isError ? (
        <ProblemNote error={invited.error} />
      ) : (
        <ChoosePassword send={join} button={text('join_button')} done={(email) => text('joined', { email })} />
      )}
    </Outside>
  );
}
