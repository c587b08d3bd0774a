import styles from './brand.module.css';

/** Name and mark. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32" className={styles.mark}>
        <rect width="32" height="32" rx="9" />
        <path d="M7 11.5 16 18l9-6.5M7 11.5v10h18v-10" />
      </svg>
      <span className={styles.name}>Dakpion</span>
    </span>
  );
}
