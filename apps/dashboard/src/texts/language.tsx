import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

export type Language = 'en' | 'bn';

interface ChosenLanguage {
  readonly language: Language;
  /** Stores the choice for this browser. */
  choose(language: Language): void;
  /** Sets the account's language, which is used until the user chooses one in this browser. */
  suggest(language: Language): void;
}

const storageKey = 'dakpion-language';
const Chosen = createContext<ChosenLanguage | null>(null);

function stored(): Language | null {
  const value = localStorage.getItem(storageKey);
  return value === 'en' || value === 'bn' ? value : null;
}

/**
 * Provides the language of the pages: the one chosen in this browser, otherwise the account's, otherwise the browser's.
 */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(
    () => stored() ?? (navigator.language.startsWith('bn') ? 'bn' : 'en'),
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chosen = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        localStorage.setItem(storageKey, next);
        setLanguage(next);
      },
      suggest: (next: Language) => {
        if (stored() === null) setLanguage(next);
      },
    }),
    [language],
  );
  return <Chosen value={chosen}>{children}</Chosen>;
}

export function useLanguage(): ChosenLanguage {
  const chosen = use(Chosen);
  if (chosen === null) throw new Error('no LanguageProvider around this');
  return chosen;
}
