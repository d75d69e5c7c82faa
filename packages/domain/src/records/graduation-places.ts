/** A line to give to a requirement. Credits here are whole numbers, in any unit. */
export interface Line {
  readonly worth: number;
  readonly isInProgress: boolean;
  /** The requirements it fits, by their place in the set. */
  readonly places: readonly number[];
}

/** The place of a line that is given to no requirement. */
export const ELECTIVE = -1;

/** Ways looked at for requirements that share lines, before the search gives up. */
const MOST_STEPS = 1000;
/** Before that, for a way that loses nothing: in so many orders, so many ways each. */
const TRIES = 24;
const STEPS_OF_A_TRY = 150;
/** Ways to fill one requirement that are kept, and numbers of lines tried for them. */
const MOST_FILLS = 400;
const MOST_LOOKS = 5000;
/** What looking may cost in each of its two stages, roughly in comparisons: some 40 ms. */
const MOST_WORK = 550_000;

/** Lines between which there is nothing to choose: the same requirements, credits, and mark. */
interface Kind {
  /** The requirements they fit, a bit each. */
  readonly mask: number;
  readonly worth: number;
  readonly isInProgress: boolean;
  readonly lines: readonly number[];
}

/** What a requirement needs, and what it holds of lines that fit nothing else. */
interface Place {
  readonly place: number;
  readonly need: number;
  readonly earned: number;
  readonly running: number;
}

/** How many lines of each kind a requirement takes, and what that costs. */
interface Fill {
  readonly taken: readonly number[];
  readonly cost: number;
}

/** How many lines of each kind requirements take, by their place. */
type Way = ReadonlyMap<number, readonly number[]>;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/**
 * A requirement for each line, or `ELECTIVE`: with the least missing once all that runs is passed, and among these ways
 * with the most earned already.
 *
 * Lines that fit one requirement alone are settled first. Requirements that share lines are filled one after the other, in
 * every way in which no line is needless. A way is given up when even splitting the lines that are left couldn't make it
 * better than the best one known. Once no way can be better, the answer is proven the best. A search that reaches its limits
 * before that answers with the best way that it has seen.
 */
export function bestPlaces(lines: readonly Line[], needs: readonly number[]): readonly number[] {
  const chosen = lines.map(({ places }) => (places.length === 1 ? places[0]! : ELECTIVE));
  const settled = (place: number, isInProgress: boolean) =>
    sumOf(
      lines.flatMap((line, at) =>
        chosen[at] === place && line.isInProgress === isInProgress ? line.worth : [],
      ),
    );
  const places = needs.map((need, place) => ({
    place,
    need,
    earned: settled(place, false),
    running: settled(place, true),
  }));
  for (const part of partsOf(places, kindsOf(lines, places))) {
    for (const [place, taken] of new Search(part.places, part.kinds).best())
      chosenOf(part.kinds, place, taken);
  }
  return withoutNeedless(chosen, lines, needs);

  function chosenOf(kinds: readonly Kind[], place: number, taken: readonly number[]): void {
    kinds.forEach((kind, at) => {
      const free = kind.lines.filter((line) => chosen[line] === ELECTIVE);
      for (const line of free.slice(0, taken[at])) chosen[line] = place;
    });
  }
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A requirement that is full takes nothing. Earned lines come first, so that what runs stands on top of them. */
function withoutNeedless(
  chosen: readonly number[],
  lines: readonly Line[],
  needs: readonly number[],
): readonly number[] {
  const kept = [...chosen];
  const held = needs.map(() => 0);
  for (const at of inOrder(lines)) {
    const place = chosen[at]!;
    if (place === ELECTIVE) continue;
    if (held[place]! >= needs[place]!) kept[at] = ELECTIVE;
    else held[place]! += lines[at]!.worth;
  }
  return kept;
}

/** What is earned before what runs, and the most credits first. */
const inOrder = (lines: readonly Pick<Line, 'worth' | 'isInProgress'>[]): number[] =>
  lines
    .map((_, at) => at)
    .toSorted(
      (a, b) =>
        Number(lines[a]!.isInProgress) - Number(lines[b]!.isInProgress) || lines[b]!.worth - lines[a]!.worth,
    );

/** The lines that leave a choice. Requirements that are earned without them take none. */
function kindsOf(lines: readonly Line[], places: readonly Place[]): Kind[] {
  const kinds = new Map<string, Kind & { lines: number[] }>();
  for (const at of inOrder(lines)) {
    const { worth, isInProgress, places: fitting } = lines[at]!;
    if (fitting.length < 2 || worth === 0) continue;
    const open = fitting.filter((place) => places[place]!.earned < places[place]!.need);
    const mask = open.reduce((bits, place) => bits | (1 << place), 0);
    if (mask === 0) continue;
    const key = `${mask} ${worth} ${isInProgress}`;
    const kind = kinds.get(key);
    if (kind) kind.lines.push(at);
    else kinds.set(key, { mask, worth, isInProgress, lines: [at] });
  }
  return [...kinds.values()];
}

/** Requirements that share lines, directly or by others between them, with these lines. What no line joins is apart. */
function partsOf(places: readonly Place[], kinds: readonly Kind[]): { places: Place[]; kinds: Kind[] }[] {
  let groups: number[] = [];
  for (const { mask } of kinds) {
    const joined = groups.filter((group) => group & mask).reduce((all, group) => all | group, mask);
    groups = [...groups.filter((group) => !(group & joined)), joined];
  }
  return groups.map((group) => ({
    places: places.filter(({ place }) => group & (1 << place)),
    kinds: kinds.filter(({ mask }) => group & mask),
  }));
}

/** The search in one part. The cost of a way: what is missing, and where that is the same, what isn't earned. */
class Search {
  private readonly places: readonly Place[];
  private readonly kinds: readonly Kind[];
  /** Of one that is missing, in ones that aren't earned. */
  private readonly weight: number;
  private steps = 0;
  private work = 0;
  /** What a way may cost to be worth looking at. */
  private limit = 0;
  private found: Way | null = null;
  private seen = new Map<string, number>();
  /** Whether a way may have been left out. */
  private isCut = false;
  private seed = 0;

  constructor(places: readonly Place[], kinds: readonly Kind[]) {
    this.places = places;
    this.kinds = kinds;
    this.weight = sumOf(places.map(({ need }) => need)) + 1;
  }

  /** How many lines of each kind each requirement takes. */
  best(): Way {
    const all = this.kinds.map(({ lines }) => lines.length);
    const least = this.leastCost(this.places, all);
    // Mostly nothing is lost by keeping lines whole; then, that nothing more is missing comes before what is earned.
    const leastMissing = Math.floor(least / this.weight) * this.weight;
    for (const goal of [least, leastMissing + this.weight - 1]) {
      if (this.lookAnew(all, goal, least)) return this.found!;
    }
    this.seed = 0;
    this.work = 0;
    const dive = this.dive(all);
    this.found = dive.way;
    this.look(all, dive.cost - 1, MOST_STEPS);
    return this.found;
  }

  /** A try that goes astray early is better begun anew in another order. */
  private lookAnew(all: readonly number[], goal: number, least: number): boolean {
    this.limit = goal;
    for (let tries = 0; tries < TRIES && this.limit >= least; tries++, this.seed++) {
      this.look(all, this.limit, STEPS_OF_A_TRY);
      if (!this.isCut) break;
    }
    return this.found !== null;
  }

  /** Looks for the way that costs the least, and at most `limit`. */
  private look(all: readonly number[], limit: number, steps: number): void {
    this.limit = limit;
    this.steps = steps;
    this.seen = new Map();
    this.isCut = false;
    this.go(this.places, all, 0, new Map());
  }

  private go(open: readonly Place[], left: readonly number[], cost: number, way: Way): void {
    if (open.length === 0) {
      this.found = way;
      this.limit = cost - 1;
      return;
    }
    const key = `${open.map(({ place }) => place).join()} ${left.join()}`;
    if ((this.seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
    this.seen.set(key, cost);
    const next = this.tightest(open, left);
    const rest = open.filter((one) => one !== next);
    for (const fill of this.fillsOf(next, open, left, this.limit - cost)) {
      if (cost + fill.cost > this.limit) return;
      if (this.steps-- <= 0 || this.work > MOST_WORK) {
        this.isCut = true;
        return;
      }
      const after = left.map((count, at) => count - fill.taken[at]!);
      if (cost + fill.cost + this.leastCost(rest, after, this.limit - cost - fill.cost) > this.limit)
        continue;
      this.go(rest, after, cost + fill.cost, new Map(way).set(next.place, fill.taken));
    }
  }

  /** Without a way back: each requirement is filled so that what is left could still end best. */
  private dive(all: readonly number[]): { way: Way; cost: number } {
    const way = new Map<number, readonly number[]>();
    let [open, left, cost] = [this.places, all, 0];
    while (open.length > 0) {
      const next = this.tightest(open, left);
      const rest = open.filter((one) => one !== next);
      let best = { bound: Number.POSITIVE_INFINITY, fill: null as Fill | null, after: left };
      for (const fill of this.fillsOf(next, open, left, Number.POSITIVE_INFINITY).slice(0, 50)) {
        const after = left.map((count, at) => count - fill.taken[at]!);
        const bound = fill.cost + this.leastCost(rest, after);
        if (bound < best.bound) best = { bound, fill, after };
      }
      way.set(next.place, best.fill!.taken);
      cost += best.fill!.cost;
      left = best.after;
      open = rest;
    }
    return { way, cost };
  }

  /** The requirement that the fewest lines are left for. */
  private tightest(open: readonly Place[], left: readonly number[]): Place {
    const lines = ({ place }: Place) =>
      sumOf(this.kinds.map(({ mask }, at) => (mask & (1 << place) ? left[at]! : 0))) *
      (1 + this.noise(place, 0) / 2);
    return open.reduce((least, one) => (lines(one) < lines(least) ? one : least));
  }

  /** From 0 to 1, the same for the same numbers; 0 in the first order. */
  private noise(a: number, b: number): number {
    const mixed = Math.imul((this.seed * 31 + a) * 131 + b + 1, 0x9e3779b1);
    return this.seed === 0 ? 0 : (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32;
  }

  /**
   * The ways to fill a requirement in which no line is needless, and that cost no more than `limit`: those that cost and
   * overfill the least first, and of these, those that use lines with the least choice left.
   */
  private fillsOf(
    { place, need, earned, running }: Place,
    open: readonly Place[],
    left: readonly number[],
    limit: number,
  ): Fill[] {
    const bits = open.reduce((all, one) => all | (1 << one.place), 0);
    const fitting = this.kinds.flatMap(({ mask }, at) => (mask & (1 << place) && left[at]! > 0 ? at : []));
    const choice = fitting.map((at) => bitsIn(this.kinds[at]!.mask & bits) * (1 + this.noise(place, at)));
    const rest = fitting.map((_, index) =>
      sumOf(fitting.slice(index).map((at) => left[at]! * this.kinds[at]!.worth)),
    );
    const supply = sumOf(this.kinds.map(({ mask, worth }, at) => (mask & bits ? left[at]! * worth : 0)));
    const room = sumOf(open.map((one) => Math.max(0, one.need - one.earned - one.running)));
    const mostMissing = Math.floor(limit / this.weight);
    const mostOver = supply + Math.max(0, earned + running - need) - room + mostMissing;
    const fills: (Fill & { over: number; choice: number })[] = [];
    const taken = this.kinds.map(() => 0);
    let looks = 0;
    const go = (index: number, earnedNow: number, allNow: number, choiceNow: number): void => {
      if (need - allNow - (rest[index] ?? 0) > mostMissing) return;
      if (fills.length >= MOST_FILLS || looks++ >= MOST_LOOKS) {
        this.isCut = true;
        return;
      }
      const at = fitting[index];
      if (at === undefined) {
        const over = Math.max(0, allNow - need);
        const cost = Math.max(0, need - allNow) * this.weight + Math.max(0, need - earnedNow);
        if (over <= mostOver && cost <= limit)
          fills.push({ taken: [...taken], cost, over, choice: choiceNow });
        return;
      }
      const { worth, isInProgress } = this.kinds[at]!;
      const has = isInProgress ? allNow : earnedNow;
      const most = Math.min(left[at]!, Math.max(0, Math.ceil((need - has) / worth)));
      const isUpward = this.noise(index, place) > 0.5;
      for (let step = 0; step <= most; step++) {
        const count = isUpward ? step : most - step;
        const more = count * worth;
        taken[at] = count;
        go(
          index + 1,
          earnedNow + (isInProgress ? 0 : more),
          allNow + more,
          choiceNow + more * choice[index]!,
        );
      }
      taken[at] = 0;
    };
    go(0, earned, earned + running, 0);
    this.work += looks + fills.length * 10;
    return fills.toSorted((a, b) => a.cost - b.cost || a.over - b.over || a.choice - b.choice);
  }

  /** What no way to fill these requirements can go below: the cost if lines could be split. */
  private leastCost(
    open: readonly Place[],
    left: readonly number[],
    limit = Number.POSITIVE_INFINITY,
  ): number {
    if (open.length === 0) return 0;
    const supply = new Map<number, { earned: number; all: number }>();
    const bits = open.reduce((all, { place }) => all | (1 << place), 0);
    this.kinds.forEach(({ mask, worth, isInProgress }, at) => {
      const fitting = mask & bits;
      if (fitting === 0 || left[at] === 0) return;
      const one = supply.get(fitting) ?? { earned: 0, all: 0 };
      one.all += left[at]! * worth;
      if (!isInProgress) one.earned += left[at]! * worth;
      supply.set(fitting, one);
    });
    const masks = [...supply.keys()];
    this.work += this.kinds.length + masks.length * open.length * 4 + 50;
    const short = (of: 'earned' | 'all') => {
      const room = open.map(({ need, earned, running }) =>
        Math.max(0, need - earned - (of === 'all' ? running : 0)),
      );
      const fits = masks.map((mask) => open.flatMap(({ place }, at) => (mask & (1 << place) ? at : [])));
      return (
        sumOf(room) -
        mostGiven(
          fits,
          [...supply.values()].map((one) => one[of]),
          room,
        )
      );
    };
    const missing = short('all') * this.weight;
    return missing > limit ? missing : missing + short('earned');
  }
}

/** How much of the supplies the rooms can take, each supply the rooms it fits, in any parts: a maximum flow. */
function mostGiven(fits: readonly (readonly number[])[], supplies: number[], rooms: number[]): number {
  const given = supplies.map(() => rooms.map(() => 0));
  const [left, free] = [[...supplies], [...rooms]];
  let sum = 0;
  const push = (from: number): boolean => {
    const cameTo = new Array<number>(rooms.length).fill(-1);
    const cameBack = new Array<number>(supplies.length).fill(-1);
    const queue = [from];
    for (let head = 0; head < queue.length; head++) {
      const supply = queue[head]!;
      for (const room of fits[supply]!) {
        if (cameTo[room] !== -1) continue;
        cameTo[room] = supply;
        if (free[room]! > 0) {
          let amount = Math.min(left[from]!, free[room]!);
          for (let at = room; cameTo[at] !== from; at = cameBack[cameTo[at]!]!)
            amount = Math.min(amount, given[cameTo[at]!]![cameBack[cameTo[at]!]!]!);
          let at = room;
          for (;;) {
            const by = cameTo[at]!;
            given[by]![at]! += amount;
            if (by === from) break;
            at = cameBack[by]!;
            given[by]![at]! -= amount;
          }
          left[from]! -= amount;
          free[room]! -= amount;
          sum += amount;
          return true;
        }
        for (let other = 0; other < supplies.length; other++) {
          if (other === from || cameBack[other] !== -1 || given[other]![room]! === 0) continue;
          cameBack[other] = room;
          queue.push(other);
        }
      }
    }
    return false;
  };
  for (let supply = 0; supply < supplies.length; supply++) while (left[supply]! > 0 && push(supply));
  return sum;
}
