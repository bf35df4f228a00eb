import { formatTimeZone } from '../shared/format';
import { timeZones } from '../shared/lists';
import { optionsInput } from '../shared/OptionsControl';

export const input = optionsInput({ codes: timeZones, text: ({ code, locale }) => formatTimeZone({ zone: code, locale }) });
