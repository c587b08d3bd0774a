import { SETTINGS } from '@dakpion/service';
import { environmentUrls, type Settings } from '@dakpion/settings';
import { Module } from '@nestjs/common';
import { mapTilesOf } from '../pages/map-tiles.ts';
import { builtFolder } from '../static-files/static-files.ts';
import { DASHBOARD_FOLDER, DashboardFiles, OPERATORS_FILES, operatorsFiles } from './dashboard-files.ts';
import { DashboardPagesController } from './dashboard-pages.controller.ts';
import { OperatorsPageController } from './operators-page.controller.ts';
import { StartPageController } from './start-page.controller.ts';

/** The pages of the dashboard and of operators. */
@Module({
  controllers: [StartPageController, DashboardPagesController, OperatorsPageController],
  providers: [
    {
      provide: DashboardFiles,
      useFactory: (settings: Settings, folder?: string) =>
        new DashboardFiles(
          folder ?? builtFolder('@dakpion/dashboard'),
          'index.html',
          mapTilesOf(settings),
          apiAddressesOf(settings),
        ),
      inject: [SETTINGS, { token: DASHBOARD_FOLDER, optional: true }],
    },
    {
      provide: OPERATORS_FILES,
      useFactory: (folder?: string) => operatorsFiles(folder ?? builtFolder('@dakpion/dashboard')),
      inject: [{ token: DASHBOARD_FOLDER, optional: true }],
    },
  ],
})
export class DashboardPagesModule {}

/** Null if both environments have the same address: then it is that of the page. */
function apiAddressesOf(settings: Settings): ReturnType<typeof environmentUrls> | null {
  const urls = environmentUrls(settings);
  return urls.sandbox === urls.production ? null : urls;
}
