import { formatLanguage } from '../shared/format';
import { languageCodes } from '../shared/lists';
import { optionsInput } from '../shared/OptionsControl';

export const input = optionsInput({ codes: languageCodes, text: formatLanguage });
