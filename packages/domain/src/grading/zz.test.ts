import { it } from 'vitest';
import { detectInjection, findInjections } from './injection.ts';
import { HONEST, INJECTIONS, UNSEEN_HONEST, UNSEEN_INJECTIONS, isHeldOut } from './injection-corpus.ts';
it('x', () => {
  for (const [name, set, want] of [['inj', INJECTIONS, true], ['hon', HONEST, false]] as const) {
    for (const held of [false, true]) {
      const part = set.filter((e) => isHeldOut(e) === held);
      const wrong = part.filter((e) => (detectInjection(e.text).length > 0) !== want);
      console.log(name, held ? 'held' : 'tune', part.length, 'wrong', wrong.length);
      if (!held) for (const e of wrong) console.log('  ', e.id, JSON.stringify(e.text).slice(0,150), want ? '' : JSON.stringify(findInjections(e.text).map(f=>f.flag+':'+e.text.slice(f.start,f.end))));
    }
  }
  for (const [set, want] of [[UNSEEN_INJECTIONS, true], [UNSEEN_HONEST, false]] as const) {
    const wrong = set.filter((e) => (detectInjection(e.text).length > 0) !== want);
    console.log('unseen', set.length, wrong.map(e=>e.id).join(' '));
  }
});
