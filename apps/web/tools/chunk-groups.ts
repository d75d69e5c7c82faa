import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_PART } from './route-tree.ts';

/** What the bundler tells about a module; only what is used here. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** React, with the file of ours that starts it. It runs as a task of its own, and outlives our releases in caches. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]lib[\\/]react-first\./;
/** Parts of libraries that signing in and the frame are made of, and small enough to go along. */
const ENTRY_LIBRARIES =
  /[\\/]node_modules[\\/](@tanstack|@orpc|@mantine[\\/](hooks(?![\\/]esm[\\/]use-(long-press|debounced-callback|focus-trap|focus-return|click-outside))|core[\\/]esm[\\/](core|components[\\/](Input|InputBase|TextInput|PasswordInput|NativeSelect|ActionIcon|CloseButton|Anchor|Stack))))[\\/]/;
/** Parts that stand in the page and open nothing: tabs, ticks, switches. Of the others most pages show none at first. */
const PLAIN_CONTROLS =
  /[\\/]node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](components[\\/](Accordion|Checkbox|Collapse|FileButton|FloatingIndicator|Group|Radio|SegmentedControl|Switch|Tabs|Textarea|VisuallyHidden)|utils[\\/]Input)/;
/** Fields for numbers bring a library of their own. */
const NUMBERS =
  /[\\/]node_modules[\\/](react-number-format|@mantine[\\/]core[\\/]esm[\\/]components[\\/]NumberInput)[\\/]/;
const OTHER_CONTROLS = /[\\/]node_modules[\\/](@mantine|@floating-ui|react-[a-z-]+|tabbable)[\\/]/;
/** An icon, by its name. All come from one barrel, so the graph doesn't say who draws which. */
const ICON = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/](Icon\w+)\.m?js$/;
const SIGN_IN_FEATURE = /[\\/]src[\\/]features[\\/]accounts[\\/]/;
/** What lessons, assignments, grades and decisions share, and the student's dashboard does without. */
const WORK =
  /[\\/]src[\\/]shared[\\/](listening[\\/]|content[\\/]|files[\\/](document-|pdf-)|grades[\\/](grade-details|proposal-reason)|people[\\/](refuse-dialog|use-decisions)|submissions[\\/]report-problem)|[\\/]src[\\/]lib[\\/](reading-size|use-study-time)|[\\/]packages[\\/]domain[\\/]src[\\/](speech|lessons|matching)[\\/]/;
const OWN_BASE = /[\\/]src[\\/](ui|shared|lib)[\\/]|[\\/]packages[\\/](domain|contract)[\\/]/;

/**
 * How the app is cut into files. Few of them: text compresses better together, and each request costs.
 *
 * `react` is React, `core` what every page needs, `shared` what signing in shares with other pages, `frame` what the first page behind
 * it shares with others, `pages` what only others share, `work` what lessons and assignments share, `plain` the controls that open nothing, `numbers` fields for numbers, `controls` the rest of the component library; what several pages
 * of a feature share is one file of that feature. What one page needs alone stays with it.
 */
export function chunkGroups(root: string) {
  const componentOf = (route: string) => `${path.join(root, 'src/routes', route)}?${PAGE_PART}`;
  let forSignIn: Entrance | undefined;
  let forHome: Entrance | undefined;

  const isForSignIn = (id: string, graph: Graph) => {
    forSignIn ??= entranceOf([componentOf('login.tsx')], graph);
    return (
      ENTRY_LIBRARIES.test(id) ||
      forSignIn.icons.has(iconOf(id)) ||
      ((OWN_BASE.test(id) || SIGN_IN_FEATURE.test(id)) && forSignIn.modules.has(id))
    );
  };
  const isForHome = (id: string, graph: Graph) => {
    forHome ??= entranceOf([componentOf('_app.tsx'), componentOf('_app/dashboard.tsx')], graph);
    return forHome.icons.has(iconOf(id)) || forHome.modules.has(id);
  };
  // Consent stands beside families on their pages: one file less for every first page to name.
  const featureOf = (id: string) =>
    /[\\/]src[\\/]features[\\/]([^\\/]+)/.exec(id)?.[1]?.replace('consent', 'families') ?? null;

  // In this order: a group also takes what its modules import, unless an earlier one has it.
  return [
    { name: 'react', test: REACT, priority: 7 },
    { name: 'core', tags: ['$initial' as const], priority: 6 },
    {
      name: (id: string, graph: Graph) => (isForSignIn(id, graph) ? 'shared' : null),
      debugName: 'shared',
      minShareCount: 2,
      priority: 5,
    },
    {
      name: (id: string, graph: Graph) => (isForHome(id, graph) ? 'frame' : null),
      debugName: 'frame',
      minShareCount: 2,
      priority: 4.5,
    },
    { name: 'plain', test: PLAIN_CONTROLS, minShareCount: 2, priority: 4.4 },
    { name: 'numbers', test: NUMBERS, minShareCount: 2, priority: 4.2 },
    { name: 'controls', test: OTHER_CONTROLS, minShareCount: 2, priority: 4 },
    {
      name: (id: string) => (ICON.test(id) || (OWN_BASE.test(id) && !WORK.test(id)) ? 'pages' : null),
      debugName: 'pages',
      minShareCount: 2,
      priority: 3,
    },
    { name: 'work', test: WORK, minShareCount: 2, priority: 2 },
    { name: featureOf, debugName: 'feature', minShareCount: 2, priority: 1 },
  ];
}

/** Files of words are named after their language and feature: `words-es-common`, `words-es-home`; `words-es` names them. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const words = /[\\/]src[\\/]locales[\\/](\w\w)(?:\.ts|[\\/]([\w-]+)\.json)$/.exec(facadeModuleId ?? '');
  // The first pages name nearly every file there is: 42 bits beside the name tell its versions apart, too.
  if (!words) return 'assets/[name]-[hash:7].js';
  const [, language, name] = words;
  return `assets/words-${[language, name].filter(Boolean).join('-')}-[hash:7].js`;
}

const iconOf = (id: string) => ICON.exec(id)?.[1] ?? '';

/** What a page is made of when it is entered by. */
interface Entrance {
  readonly modules: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

function entranceOf(starts: readonly string[], graph: Graph): Entrance {
  const modules = ownModulesBelow(starts, graph);
  const files = new Set(
    [...modules].map((id) => id.replace(/\?.*/, '')).filter((file) => /\.tsx?$/.test(file)),
  );
  const sources = [...files].map((file) => readFileSync(file, 'utf8'));
  return { modules, icons: new Set(sources.flatMap((source) => source.match(/\bIcon[A-Z]\w*/g) ?? [])) };
}

/** Our own modules that these import, directly or not; libraries are not looked into. */
function ownModulesBelow(starts: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id) || id.includes('node_modules')) continue;
    found.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
