/** Dependencies point at the rules: apps know the domain, the domain knows nobody. Each rule has a test that shows it fires. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-knows-nobody',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$|^packages/domain/src/testing/' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'domain-tests-draw-at-random',
      severity: 'error',
      from: { path: '^packages/domain/src/testing/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src/|(^|/)node_modules/fast-check/' },
    },
    {
      name: 'contract-knows-domain-only',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(apps|bench|e2e)/' },
    },
    {
      name: 'features-meet-in-workflows',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/' },
      to: {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: ['^apps/server/src/features/$1/', '/workflows\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(features|demo|testing)/' },
    },
    {
      // Who may see what is asked by everybody and asks nobody.
      name: 'access-knows-nobody',
      severity: 'error',
      from: { path: '^apps/server/src/access/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(features|platform|db|demo|testing)/' },
    },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      // Primitives: what they show is handed to them.
      name: 'web-ui-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(shared|features|routes|landing)/|^packages/|node_modules/@orpc/' },
    },
    {
      name: 'web-ui-reaches-no-api',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/lib/api\\.ts$', reachable: true },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|routes|landing)/' },
    },
    {
      name: 'web-lib-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(ui|shared|features|routes|landing)/' },
    },
    {
      // The contract is made with zod; what a page needs of it besides types stands in plain files.
      name: 'web-loads-no-zod',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['\\.test\\.tsx?$', '^apps/web/src/testing/'] },
      to: {
        path: '^packages/contract/src/',
        pathNot: '/(limits|lesson-figures)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-loads-no-tests',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['\\.test\\.tsx?$', '^apps/web/src/testing/'] },
      to: { path: '^apps/web/src/testing/' },
    },
    {
      name: 'web-and-server-apart',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['\\.test\\.ts$', '^apps/server/src/testing/', 'sweep'] },
      to: { path: '^apps/server/src/testing/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree\\.gen\\.ts|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
    tsPreCompilationDeps: true,
  },
};
