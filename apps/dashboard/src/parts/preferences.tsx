import { ActionIcon, Group, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { dashboard } from '../api/gateway.ts';
import { Icon } from '../kit/icon.tsx';
import { sessionQuery } from '../session/session.ts';
import { type Language, useLanguage } from '../texts/language.tsx';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './preferences.module.css';

const languages: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['bn', 'বাংলা'],
];

/** The language and the colours. The account stores the language, so that other browsers of the user have it as well. */
export function Preferences() {
  const text = useTexts(shellTexts);
  const { language, choose } = useLanguage();
  const client = useQueryClient();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const chooseLanguage = (next: Language) => {
    choose(next);
    const isSignedIn = Boolean(client.getQueryData(sessionQuery.queryKey));
    // The browser has already stored the choice. If this request fails, the next choice updates the account.
    if (isSignedIn) dashboard.PUT('/v1/dashboard/language', { body: { language: next } }).catch(() => undefined);
  };
  return (
    <Group justify="space-between" gap="xs">
      <Group component="fieldset" gap={0}>
        <legend className="only-read">{text('language')}</legend>
        {languages.map(([key, name]) => (
          <UnstyledButton
            key={key}
            lang={key}
            aria-pressed={language === key}
            className={styles.language}
            onClick={() => chooseLanguage(key)}
          >
            {name}
          </UnstyledButton>
        ))}
      </Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={text(isDark ? 'use_light' : 'use_dark')}
        title={text(isDark ? 'use_light' : 'use_dark')}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        <Icon name={isDark ? 'light' : 'dark'} />
      </ActionIcon>
    </Group>
  );
}
