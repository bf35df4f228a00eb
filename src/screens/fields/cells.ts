import type { FieldType } from '../../schemas';
import { cell as text } from './text/cell';
import { cell as longText } from './longText/cell';
import { cell as richText } from './richText/cell';
import { cell as number } from './number/cell';
import { cell as integer } from './integer/cell';
import { cell as money } from './money/cell';
import { cell as boolean } from './boolean/cell';
import { cell as date } from './date/cell';
import { cell as time } from './time/cell';
import { cell as datetime } from './datetime/cell';
import { cell as duration } from './duration/cell';
import { cell as choice } from './choice/cell';
import { cell as choices } from './choices/cell';
import { cell as email } from './email/cell';
import { cell as phone } from './phone/cell';
import { cell as url } from './url/cell';
import { cell as colour } from './colour/cell';
import { cell as timeZone } from './timeZone/cell';
import { cell as language } from './language/cell';
import { cell as tags } from './tags/cell';
import { cell as password } from './password/cell';
import { cell as image } from './image/cell';
import { cell as file } from './file/cell';
import { cell as ref } from './ref/cell';
import { cell as refs } from './refs/cell';
import { cell as list } from './list/cell';
import { cell as group } from './group/cell';
import { cell as json } from './json/cell';
import { cell as access } from './access/cell';
import type { Cell } from './types';

/** How each field type is shown. Part of the first load: nothing here may pull in an input. */
export const cells: Readonly<Record<FieldType, Cell>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, list, group, json, access,
};
