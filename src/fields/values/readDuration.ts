import { MOST, readNumber } from '../../schemas/readNumber';
import type { NumberReading } from '../../schemas/readNumber';

const HOURS = '(?:h|hrs?|hours?|heures?|小时|小時|時間|时间)';
const MINUTES = '(?:m|mins?|minutes?|分钟|分鐘|分)';
const CLOCK = /^(\d{1,6}):([0-5]?\d)$/;
const WORDS = new RegExp(`^(.+?)\\s*${HOURS}\\.?\\s*(?:(\\d{1,2})\\s*(?:${MINUTES}\\.?)?)?$`, 'iu');
const MINUTES_ALONE = new RegExp(`^(.+?)\\s*${MINUTES}\\.?$`, 'iu');

/** A length of time in minutes: a number of them, `1:30`, `1.5 h`, `1 h 30 min`. */
export function readDuration({ text, locale }: { text: string; locale: string }): NumberReading {
  if (text.length > MOST) return { kind: 'fault', fault: 'number' };
  const plain = text.normalize('NFKC').trim();
  const clock = CLOCK.exec(plain);
  if (clock) return { kind: 'number', value: Number(clock[1]) * 60 + Number(clock[2]) };
  const words = WORDS.exec(plain);
  if (words) return withHours({ hours: readNumber({ text: words[1]!, locale, unit: null, hasScales: false }), minutes: Number(words[2] ?? 0) });
  return readNumber({ text: MINUTES_ALONE.exec(plain)?.[1] ?? text, locale, unit: null, hasScales: false });
}

/** Of parts of an hour only those that are whole minutes. */
function withHours({ hours, minutes }: { hours: NumberReading; minutes: number }): NumberReading {
  if (hours.kind !== 'number') return { kind: 'fault', fault: 'number' };
  const whole = Math.round(hours.value * 60);
  const isWhole = Math.abs(hours.value * 60 - whole) < 1e-6 && (minutes === 0 || Number.isInteger(hours.value));
  return isWhole ? { kind: 'number', value: whole + minutes } : { kind: 'fault', fault: 'number' };
}
