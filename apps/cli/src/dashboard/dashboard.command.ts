import { OperatorClient, print, type ServerOptions, withServer } from '@dakpion/command-line';
import { Command } from 'commander';

/** `dakpion dashboard link`, on a running server. */
export function dashboardCommands(): Command {
  const dashboard = new Command('dashboard').description('the dashboard of the demonstration partner');
  const link = dashboard
    .command('link')
    .description('make another link that signs in once, as the start prints it; on this machine only');
  withServer(link).action(makeLink);
  return dashboard;
}

async function makeLink({ url, json }: ServerOptions): Promise<void> {
  const made = await new OperatorClient(url).ask<{ dashboard_url: string }>('POST', '/dashboard-link');
  print(json ? made : made.dashboard_url);
}
