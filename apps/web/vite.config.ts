import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appWorker } from './tools/app-worker.ts';
import { bootScript } from './tools/boot-script.ts';
import { chunkFileName, chunkGroups } from './tools/chunk-groups.ts';
import { compileAhead } from './tools/compile-ahead.ts';
import { englishPlurals } from './tools/english-plurals.ts';
import { firstFiles } from './tools/first-files.ts';
import { formulaFonts } from './tools/formula-fonts.ts';
import { landingPages } from './tools/landing-pages.ts';
import { minifyFirst } from './tools/minify-first.ts';
import { precompress } from './tools/precompress.ts';
import { routeTree } from './tools/route-tree.ts';
import { wordsWithCode } from './tools/words-with-code.ts';

export default defineConfig({
  plugins: [
    routeTree(),
    react({ compiler: true }),
    wordsWithCode(),
    englishPlurals(),
    bootScript(),
    firstFiles(),
    minifyFirst(),
    compileAhead(),
    formulaFonts(),
    landingPages(),
    appWorker(),
    precompress(),
  ],
  // React has the store's hook itself; libraries bring a copy for versions that hadn't.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: {
      // Firefox 114 and Safari 16 fetch modules when they are imported; all others are told ahead.
      polyfill: false,
      // The page itself starts with these: what comes later needn't ask for them.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/^assets\/(index|react|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(import.meta.dirname) },
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        chunkFileNames: chunkFileName,
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
