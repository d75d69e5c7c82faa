import { stemOf } from './words.ts';

/**
 * Everyday words for what rubrics ask for, one idea a line. They bring together what students of any subject say in their
 * own words; they are no dictionary. A word counts for the first line on which it stands.
 */
const IDEAS = `
increase increases rise rises rising grow grows growing raise raises climb climbs
decrease decreases fall falls reduce reduces shrink shrinks lower lowers
carry carries carried haul hauls transport pull pulls
make makes made produce produces create creates build builds building form forms
cause causes caused lead leads led bring brings brought
sun sunlight sunshine light lamp
dark darkness
sugar food meal meals
same alike equal equally identical exactly
weak limp floppy thin
pale yellow whitish fade fades
height heights tall high
fast quick quickly quicker hard force swift
slow slows slowly lazy gentle calm tired
soil dirt earth ground
rock rocks stone stones pebble pebbles gravel
steep steeper cliff straight straighter
outside outer
inside inner
drop drops dropped settle settles sink sinks leave leaves
sand sandy
beach shore
river stream creek brook
ocean sea bay lake
rain shower
honest truth truthful true
dishonest lie lies lied liar invented
admit admits confess confesses tells told
guilty guilt ashamed sorry
hide hides hid sneak sneaks shove shoves conceal
repair repairs fix fixes mend heal heals restore patch patches
pay pays paid spend spends
money dollars cash
note letter
responsible trust reliable
tax taxes taxation fee fees stamp stamps
debt owe owed owes bill bills broke
government parliament
representation represented vote voted
protest protests protested angry furious anger
boycott refuse refused
punish punished punishment closed shut
war fight fighting fought battle
massacre killed shot
gigabyte gigabytes gig gigs giga gigas
cost costs price charge charges
cheaper cheap saves
slice slices piece pieces bit bits part parts
pizza pizzas pie pies whole
small smaller tiny tinier tiniest little littler
size big bigger
vapor gas steam
cool cools cold colder chilly
heat heats hot warm warmed
sleep rest rested asleep nap bed night
muscle muscles body fibers legs
injury injuries injured hurt hurts
illness ill sick cold colds flu
screen screens phone tablet television
caffeine coffee cola soda
mood spirits humor grumpy
memory remember remembers
reaction react reacts
travel trip journey
begin begins began start starts started again
student students pupil pupils
child children kid kids teenager teenagers adolescent
`;

const IDEA_OF: ReadonlyMap<string, string> = ideas();

function ideas(): Map<string, string> {
  const known = new Map<string, string>();
  for (const line of IDEAS.trim().split('\n')) {
    const stems = line.split(' ').map(stemOf);
    for (const stem of stems) if (!known.has(stem)) known.set(stem, stems[0]!);
  }
  return known;
}

/** The idea that a stem stands for: one stem for all words of an idea, and the stem itself for words of no line. */
export function ideaOf(stem: string): string {
  return IDEA_OF.get(stem) ?? stem;
}
