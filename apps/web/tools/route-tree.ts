import { tanstackRouter } from '@tanstack/router-plugin/vite';

/** How the part of a route's file is asked for that its page is made of. */
export const PAGE_PART = 'tsr-split=component---errorComponent';

/**
 * Writes the tree of routes from their files, and splits off the code of each page, with what is shown where it can't be:
 * the router loads both at once, and each file is named in every first page.
 */
export const routeTree = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent'], ['notFoundComponent']] },
    routesDirectory: './src/routes',
    generatedRouteTree: './src/route-tree.gen.ts',
    quoteStyle: 'single',
    semicolons: true,
  });
