const DAY = 86_400_000;

/** Dates of the demo content, all told from the moment of seeding, so that offers are running when somebody looks. */
export interface DemoClock {
  /** The instant so many days from now (negative: ago), at this time of day in India. */
  instant(days: number, minuteOfDay?: number): string;
  /** The calendar day, `YYYY-MM-DD`. */
  day(days: number): string;
}

/** @param now milliseconds since 1970; the content depends on its day alone */
export function createDemoClock(now: number): DemoClock {
  const today = Math.floor(now / DAY) * DAY;
  return {
    instant: (days, minuteOfDay = 0) => new Date(today + days * DAY + minuteOfDay * 60_000 - INDIA_OFFSET).toISOString(),
    day: (days) => new Date(today + days * DAY).toISOString().slice(0, 10),
  };
}

/** India is 5 h 30 min ahead of UTC. */
const INDIA_OFFSET = 5.5 * 3_600_000;
