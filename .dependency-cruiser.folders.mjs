// Folders of a package import one another in one direction: `npm run check:boundaries`. Specs may import what they need.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-back-edges',
      comment: 'Of two folders at most one imports the other, directly or not.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^(apps|libs|tools)/',
    exclude: { path: ['\\.(spec|contract|fixture)\\.ts$', '/(dist|fixtures|node_modules)/'] },
    tsPreCompilationDeps: true,
  },
};
