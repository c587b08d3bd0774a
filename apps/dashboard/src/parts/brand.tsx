import { Group, Text } from '@mantine/core';

/** Name and mark. */
export function Brand() {
  return (
    <Group component="span" gap="0.625rem">
      <svg
        aria-hidden="true"
        width="30"
        height="30"
        viewBox="0 0 32 32"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect width="32" height="32" rx="9" fill="#0b7a53" stroke="none" />
        <path d="M7 11.5 16 18l9-6.5M7 11.5v10h18v-10" />
      </svg>
      <Text component="span" fz="xl" fw={600}>
        Dakpion
      </Text>
    </Group>
  );
}
