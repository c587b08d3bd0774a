const paths = {
  overview: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  orders: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  'new-order': 'M12 5v14M5 12h14',
  keys: 'M14.5 9.5a4.5 4.5 0 1 0-3.2 4.3L13 15.5h2.5V18H18v2h2.5v-3l-6.2-6.2c.13-.4.2-.85.2-1.3zM9 8.5v.01',
  webhooks:
    'M8 16a3.5 3.5 0 1 0 3.5 3.5M16 19.5h-4.5M9.6 12.7 12 8.5a3.5 3.5 0 1 1 3.3-2.2M14.3 9l2.4 4.3a3.5 3.5 0 1 1-.2 6.2',
  usage: 'M4 20V10M9.5 20V4M15 20v-8M20.5 20V7',
  requests: 'M5 6h14M5 12h14M5 18h9',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  'sign-out': 'M14 4H6v16h8M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.01',
  outside: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
} as const;

export type IconName = keyof typeof paths;

/** A decorative drawing beside a text with the same meaning. Screen readers skip it. `size` is in CSS pixels. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
