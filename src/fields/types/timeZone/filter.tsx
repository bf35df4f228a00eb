import { formatTimeZone } from '../../values/format';
import { timeZones } from '../../values/lists';
import { optionsFilter } from '../../filtering/OptionsFilter';

export const filter = optionsFilter({ codes: timeZones, text: ({ code, locale }) => formatTimeZone({ zone: code, locale }) });
