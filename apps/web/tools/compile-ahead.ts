import type { Plugin } from 'vite';

/** The files that every page starts with (chunk-groups.ts). What they hold is nearly all called before a page can be used. */
const STARTS_WITH: readonly string[] = ['react', 'index', 'shared', 'frame'];

/**
 * A browser compiles a function when it is first called, in the task that calls it. The comment has it compile a whole file
 * ahead instead, beside the page, while the file is still coming in: that halves the time for which a slow phone doesn't
 * answer. Browsers that don't know it go on as before.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const missing = new Set(STARTS_WITH);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !STARTS_WITH.includes(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          missing.delete(file.name);
        }
        if (missing.size > 0) throw new Error(`The app no longer starts with ${[...missing].join(', ')}.`);
      },
    },
  };
}
