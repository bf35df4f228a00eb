/** Who asks for a turn, and how much. */
export interface TurnAsked {
  /** The person. */
  readonly who: string;
  /** Those it shares its turns with: the people of one institute. */
  readonly among: string;
  /** How much there is to do, in whatever it is measured. */
  readonly size: number;
}

/** A line in which nobody stands behind all that somebody else has brought. */
export interface FairTurns {
  /**
   * Waits for a turn.
   * @returns what gives it back, to be called once; `null` where one person's work under way and waiting would be more than there may be
   */
  readonly take: (asked: TurnAsked) => Promise<(() => void) | null>;
}

/**
 * Makes a line that one after the other gets through: the institutes in turn, of each its people in turn, of each person what came first.
 * @param most of one person's work, under way and waiting, by its size. What a person asks for alone is always taken
 */
export function createFairTurns({ most }: { readonly most: number }): FairTurns {
  const waiting = new Map<string, Map<string, (() => void)[]>>();
  const sizes = new Map<string, number>();
  let isBusy = false;
  const grow = (who: string, size: number): void => {
    const sum = (sizes.get(who) ?? 0) + size;
    if (sum > 0) sizes.set(who, sum);
    else sizes.delete(who);
  };
  const next = (): (() => void) | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    const [among, people] = first;
    const [who, calls] = [...people][0]!;
    const call = calls.shift();
    // Whoever had a turn stands behind the others.
    people.delete(who);
    waiting.delete(among);
    if (calls.length > 0) people.set(who, calls);
    if (people.size > 0) waiting.set(among, people);
    return call;
  };
  const turnOf = ({ who, size }: TurnAsked) => (): void => {
    grow(who, -size);
    isBusy = false;
    next()?.();
  };
  const take = ({ who, among, size }: TurnAsked): Promise<(() => void) | null> => {
    const held = sizes.get(who) ?? 0;
    if (held > 0 && held + size > most) return Promise.resolve(null);
    grow(who, size);
    const end = turnOf({ who, among, size });
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve(end);
    }
    return new Promise((done) => {
      const people = waiting.get(among) ?? new Map<string, (() => void)[]>();
      waiting.set(among, people);
      people.set(who, [...(people.get(who) ?? []), () => {
        isBusy = true;
        done(end);
      }]);
    });
  };
  return { take };
}
