import { formatTimeZone } from '../shared/format';
import { timeZones } from '../shared/lists';
import { optionsFilter } from '../shared/OptionsFilter';

export const filter = optionsFilter({ codes: timeZones, text: ({ code, locale }) => formatTimeZone({ zone: code, locale }) });
