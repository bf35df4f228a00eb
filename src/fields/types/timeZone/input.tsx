import { formatTimeZone } from '../../values/format';
import { timeZones } from '../../values/lists';
import { optionsInput } from '../../controls/OptionsControl';

export const input = optionsInput({ codes: timeZones, text: ({ code, locale }) => formatTimeZone({ zone: code, locale }) });
