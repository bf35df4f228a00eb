import { formatLanguage } from '../shared/format';
import { languageCodes } from '../shared/lists';
import { optionsFilter } from '../shared/OptionsFilter';

export const filter = optionsFilter({ codes: languageCodes, text: formatLanguage });
