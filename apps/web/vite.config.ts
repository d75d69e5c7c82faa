import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './tools/boot-script.ts';
import { landingPages } from './tools/landing-pages.ts';
import { precompress } from './tools/precompress.ts';

const SHARED =
  /[\\/]src[\\/](ui|lib)[\\/]|@tabler[\\/]|@tanstack[\\/]|@orpc[\\/]|@mantine[\\/](hooks|core[\\/]esm[\\/](core|components[\\/](Input|InputBase|TextInput|PasswordInput|NativeSelect|ActionIcon|CloseButton|Anchor|Stack))[\\/])/;
const CONTROLS = /[\\/]node_modules[\\/](@mantine|@floating-ui|react-[a-z-]+|tabbable)[\\/]/;

/** What several pages of a feature share is one file of that feature. */
const featureOf = (id: string) => /[\\/]src[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1] ?? null;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react({ compiler: true }),
    bootScript(),
    landingPages(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files: text compresses better together, and each request costs. `core` is what every page needs,
        // `shared` what signing in and the frame use too, `controls` the rest of the component library. What
        // one page needs alone stays with it.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], priority: 3 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 2 },
            { name: featureOf, minShareCount: 2, priority: 2 },
            { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
