import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { outsidePages, pages } from './pages/pages.ts';
import { isEnvironment, lastEnvironment } from './session/environment.ts';
import { BrokenPage, MissingPage } from './shell/missing-page.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: MissingPage, errorComponent: BrokenPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: `/${lastEnvironment()}/${pages[0]?.path}` });
  },
});

const shell = createRoute({
  getParentRoute: () => root,
  path: '/$environment',
  component: lazyRouteComponent(() => import('./shell/shell.tsx')),
  notFoundComponent: MissingPage,
  // Redirects, so that an unknown address also has the navigation.
  beforeLoad: ({ params, location }) => {
    if (!isEnvironment(params.environment)) throw redirect({ to: `/${lastEnvironment()}${location.pathname}` });
  },
});

const outside = outsidePages.map(({ path, load }) =>
  createRoute({ getParentRoute: () => root, path: `/${path}`, component: lazyRouteComponent(load) }),
);
const inside = pages.map(({ path, load, only }) =>
  createRoute({
    getParentRoute: () => shell,
    path: `/${path}`,
    component: lazyRouteComponent(load),
    // The band above the page would name the wrong environment.
    beforeLoad: ({ params }) => {
      if (only !== undefined && params.environment !== only) throw redirect({ to: `/${only}/${path}` });
    },
    // Renders the page anew for another environment or order, because data that was read, entered or issued belongs to the former
    // one.
    remountDeps: ({ params }) => params,
  }),
);

export const router = createRouter({
  routeTree: root.addChildren([home, ...outside, shell.addChildren(inside)]),
  basepath: '/dashboard',
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenPage,
  scrollRestoration: true,
});
