import { OperatorClient, print, type ServerOptions, withServer } from '@dakpion/command-line';
import { Command } from 'commander';

/** `dakpion dashboard link`, on a running server. */
export function dashboardCommands(): Command {
  const dashboard = new Command('dashboard').description('the dashboard of the demonstration partner');
  const link = dashboard
    .command('link')
    .description('make another one-time sign-in link, like the one that the start prints; works only on this machine');
  withServer(link).action(makeLink);
  return dashboard;
}

async function makeLink({ url, json }: ServerOptions): Promise<void> {
  const made = await new OperatorClient(url).ask<{ dashboard_url: string }>('POST', '/dashboard-link');
  print(json ? made : made.dashboard_url);
}
