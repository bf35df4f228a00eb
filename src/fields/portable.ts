import type { FieldType } from '../schemas';
import { portable as text } from './types/text/portable';
import { portable as longText } from './types/longText/portable';
import { portable as richText } from './types/richText/portable';
import { portable as number } from './types/number/portable';
import { portable as integer } from './types/integer/portable';
import { portable as money } from './types/money/portable';
import { portable as boolean } from './types/boolean/portable';
import { portable as date } from './types/date/portable';
import { portable as time } from './types/time/portable';
import { portable as datetime } from './types/datetime/portable';
import { portable as duration } from './types/duration/portable';
import { portable as choice } from './types/choice/portable';
import { portable as choices } from './types/choices/portable';
import { portable as email } from './types/email/portable';
import { portable as phone } from './types/phone/portable';
import { portable as url } from './types/url/portable';
import { portable as colour } from './types/colour/portable';
import { portable as timeZone } from './types/timeZone/portable';
import { portable as language } from './types/language/portable';
import { portable as tags } from './types/tags/portable';
import { portable as password } from './types/password/portable';
import { portable as image } from './types/image/portable';
import { portable as file } from './types/file/portable';
import { portable as ref } from './types/ref/portable';
import { portable as refs } from './types/refs/portable';
import { portable as oneOf } from './types/oneOf/portable';
import { portable as list } from './types/list/portable';
import { portable as group } from './types/group/portable';
import { portable as json } from './types/json/portable';
import { portable as matrix } from './types/matrix/portable';
import type { Portable } from './values/cellTypes';

/** How each field type is written to and read from a file. */
export const portables: Readonly<Record<FieldType, Portable>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, oneOf, list, group, json, matrix,
};
