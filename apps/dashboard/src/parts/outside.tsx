import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { Brand } from './brand.tsx';
import styles from './outside.module.css';
import { Preferences } from './preferences.tsx';

interface OutsideProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A drawing of streets, with a route from door to door. */
function Streets() {
  return (
    <svg aria-hidden="true" className={styles.streets} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="#0d5840" strokeWidth="7" strokeLinejoin="round">
        <path d="M-10 60 120 40 260 90 420 50M-10 170 90 150 210 190 420 150M-10 290 140 260 250 300 420 270M-10 380 420 360" />
        <path d="M50-10 70 120 40 250 80 420M160-10 150 130 190 250 160 420M280-10 290 140 260 270 300 420M370-10 350 160 380 420" />
      </g>
      <g
        fill="none"
        stroke="#75c89d"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M62 330 43 262 82 152 152 168 186 238 262 262 284 172 288 100 340 78" />
      </g>
      <g fill="#06402d" stroke="#75c89d" strokeWidth="3.5">
        <circle cx="62" cy="330" r="7" />
        <circle cx="340" cy="78" r="7" />
      </g>
    </svg>
  );
}

/** The frame of pages without a session. */
export function Outside({ title, note, children }: OutsideProps) {
  const text = useTexts(accessTexts);
  useEffect(() => {
    document.title = `${title} · Dakpion`;
  }, [title]);
  return (
    <div className={styles.outside}>
      <aside className={styles.picture}>
        <Streets />
        <p className={styles.tagline}>{text('tagline')}</p>
      </aside>
      <div className={styles.side}>
        <Group component="header" justify="space-between" gap="xs">
          <Brand />
          <Preferences />
        </Group>
        <main className={styles.main}>
          <h1>{title}</h1>
          <Text className="soft" mt={6} mb="xl">
            {note}
          </Text>
          {children}
        </main>
      </div>
    </div>
  );
}
