import { bodyOf, dashboard } from '../api/gateway.ts';
import { ChoosePassword } from '../parts/choose-password.tsx';
import { Outside } from '../parts/outside.tsx';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page of a link that an operator issues to a user who has forgotten the password. */
export default function ResetPasswordPage() {
  const text = useTexts(accessTexts);
  return (
    <Outside title={text('reset')} note={text('reset_note')}>
      <ChoosePassword
        send={(body) => bodyOf(dashboard.POST('/v1/dashboard/password/reset', { body }))}
        button={text('reset_button')}
        done={(email) => text('reset_done', { email })}
      />
    </Outside>
  );
}
