import { tanstackRouter } from '@tanstack/router-plugin/vite';

/** Writes the tree of routes from their files, and splits off the code of each page. */
export const routeTree = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: './src/routes',
    generatedRouteTree: './src/route-tree.gen.ts',
    quoteStyle: 'single',
    semicolons: true,
  });
