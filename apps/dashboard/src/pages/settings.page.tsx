import { Box } from '@mantine/core';
import { PageTitle } from '../kit/page-title.tsx';
import { Section } from '../kit/section.tsx';
import { Preferences } from '../parts/preferences.tsx';
import { useSession } from '../session/session.ts';
import { settingTexts } from '../texts/settings.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { Invite } from './settings-invitation.tsx';
import { Users } from './settings-users.tsx';

/** Users of the partner, and the appearance of the dashboard. */
export default function SettingsPage() {
  const text = useTexts(settingTexts);
  const { user, partner } = useSession();
  return (
    <>
      <PageTitle title={text('settings')} note={text('note', { partner: partner.name })} />
      <Users />
      {user.role === 'owner' && <Invite />}
      <Section title={text('look')} note={text('look_note')}>
        <Box maw="16rem">
          <Preferences />
        </Box>
      </Section>
    </>
  );
}
