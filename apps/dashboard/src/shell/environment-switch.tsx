import { Link, useLocation } from '@tanstack/react-router';
import { pages } from '../pages/pages.ts';
import { useEnvironment } from '../session/environment.ts';
import { shellTexts } from '../texts/shell.texts.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './environment-switch.module.css';

const environments = ['sandbox', 'production'] as const;

/**
 * The address of the same page in the other environment. For a single order it is the list, because an order exists in one
 * environment only.
 */
function counterpart(pathname: string, environment: (typeof environments)[number]): string {
  const section = pathname.split('/')[2] ?? '';
  const page = pages.find(({ path }) => path === section);
  const isThere = page !== undefined && (page.only === undefined || page.only === environment);
  return `/${environment}/${isThere ? section : 'orders'}`;
}

/**
 * Switches between sandbox and production. The environment is in the page's address, so that a shared link opens the same
 * environment.
 */
export function EnvironmentSwitch() {
  const text = useTexts(shellTexts);
  const current = useEnvironment();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text('environment')} className={styles.switch}>
      {environments.map((environment) => (
        <Link
          key={environment}
          to={counterpart(pathname, environment)}
          data-environment={environment}
          data-current={environment === current}
          className={styles.choice}
        >
          <span aria-hidden="true" className={styles.sign} />
          {text(environment)}
        </Link>
      ))}
    </nav>
  );
}

/** Marks the environment across the whole page: stripes in the sandbox, one dark colour in production. */
export function EnvironmentBand() {
  const text = useTexts(shellTexts);
  const environment = useEnvironment();
  return (
    <section aria-label={text('environment')} className={styles.band} data-environment={environment}>
      <span className={styles.label}>{text(`${environment}_band`)}</span>
    </section>
  );
}
