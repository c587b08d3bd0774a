import { bodyOf, dashboard } from '../api/gateway.ts';
import { ChoosePassword } from '../parts/choose-password.tsx';
import { Outside } from '../parts/outside.tsx';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page of an invitation link. */
export default function AcceptInvitationPage() {
  const text = useTexts(accessTexts);
  return (
    <Outside title={text('join')} note={text('join_note')}>
      <ChoosePassword
        send={(body) => bodyOf(dashboard.POST('/v1/dashboard/invitations/accept', { body }))}
        button={text('join_button')}
        done={(email) => text('joined', { email })}
      />
    </Outside>
  );
}
