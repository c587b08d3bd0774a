import type { Command } from 'commander';

/** Commands by their first word. A group is loaded only when it is named, because some load the client of an engine. */
export const commandGroups: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['partners', async () => (await import('./partners/partners.command.ts')).partnerCommands()],
  ['tokens', async () => (await import('./tokens/tokens.command.ts')).tokenCommands()],
  ['dashboard', async () => (await import('./dashboard/dashboard.command.ts')).dashboardCommands()],
  ['orders', async () => (await import('./orders/orders.command.ts')).orderCommands()],
  ['rider-events', async () => (await import('./rider-events/rider-events.command.ts')).riderEventCommands()],
  ['webhooks', async () => (await import('./webhooks/webhooks.command.ts')).webhookCommands()],
  ['audit', async () => (await import('./audit/audit.command.ts')).auditCommands()],
  ['backup', async () => (await import('./backup/backup.command.ts')).backupCommand()],
  ['restore', async () => (await import('./backup/backup.command.ts')).restoreCommand()],
  ['topics', async () => (await import('./topics/topics.command.ts')).topicCommands()],
  ['state', async () => (await import('./state/state.command.ts')).stateCommands()],
  ['dead-letters', async () => (await import('./dead-letters/dead-letters.command.ts')).deadLetterCommands()],
  ['followers', async () => (await import('./followers/followers.command.ts')).followerCommand()],
  ['projections', async () => (await import('./projections/projections.command.ts')).projectionCommands()],
  ['requests', async () => (await import('./requests/requests.command.ts')).requestCommand()],
  ['parked', async () => (await import('./parked/parked.command.ts')).parkedCommands()],
  ['simulate', async () => (await import('@dakpion/simulate')).simulateCommand()],
]);
