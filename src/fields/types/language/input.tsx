import { formatLanguage, otherNamesOfLanguage } from '../../values/format';
import { languageCodes } from '../../values/lists';
import { optionsInput } from '../../controls/OptionsControl';

export const input = optionsInput({ codes: languageCodes, text: formatLanguage, also: otherNamesOfLanguage });
