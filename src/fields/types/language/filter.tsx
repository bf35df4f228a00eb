import { formatLanguage, otherNamesOfLanguage } from '../../values/format';
import { languageCodes } from '../../values/lists';
import { optionsFilter } from '../../filtering/OptionsFilter';

export const filter = optionsFilter({ codes: languageCodes, text: formatLanguage, also: otherNamesOfLanguage });
