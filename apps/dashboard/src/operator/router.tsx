import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { BrokenPage } from './broken-page.tsx';
import { operatorPages } from './operator-pages.ts';
import { OperatorShell } from './operator-shell.tsx';

const root = createRootRoute({ component: OperatorShell, notFoundComponent: BrokenPage, errorComponent: BrokenPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: `/${operatorPages[0]?.path}` });
  },
});

const pages = operatorPages.map(({ path, load }) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${path}`,
    component: lazyRouteComponent(load),
    // Renders the page anew for another partner or order, so that it cannot show what was issued or entered for the former one.
    remountDeps: ({ params }) => params,
  }),
);

export const router = createRouter({
  routeTree: root.addChildren([home, ...pages]),
  basepath: '/operator',
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenPage,
  scrollRestoration: true,
});
