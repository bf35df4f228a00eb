import type { FieldType } from '../schemas';
import { cell as text } from './types/text/cell';
import { cell as longText } from './types/longText/cell';
import { cell as richText } from './types/richText/cell';
import { cell as number } from './types/number/cell';
import { cell as integer } from './types/integer/cell';
import { cell as money } from './types/money/cell';
import { cell as boolean } from './types/boolean/cell';
import { cell as date } from './types/date/cell';
import { cell as time } from './types/time/cell';
import { cell as datetime } from './types/datetime/cell';
import { cell as duration } from './types/duration/cell';
import { cell as choice } from './types/choice/cell';
import { cell as choices } from './types/choices/cell';
import { cell as email } from './types/email/cell';
import { cell as phone } from './types/phone/cell';
import { cell as url } from './types/url/cell';
import { cell as colour } from './types/colour/cell';
import { cell as timeZone } from './types/timeZone/cell';
import { cell as language } from './types/language/cell';
import { cell as tags } from './types/tags/cell';
import { cell as password } from './types/password/cell';
import { cell as file } from './types/file/cell';
import { cell as json } from './types/json/cell';
import type { Cell } from './values/cellTypes';

/** How field types are shown that need nothing but the value and its words: of these a picture of a list is made before any other code is there. */
export const plainCells = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice,
  choices, email, phone, url, colour, timeZone, language, tags, password, file, json,
} satisfies Partial<Record<FieldType, Cell>>;
