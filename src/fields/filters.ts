import type { FieldType } from '../schemas';
import { filter as text } from './types/text/filter';
import { filter as longText } from './types/longText/filter';
import { filter as richText } from './types/richText/filter';
import { filter as number } from './types/number/filter';
import { filter as integer } from './types/integer/filter';
import { filter as money } from './types/money/filter';
import { filter as boolean } from './types/boolean/filter';
import { filter as date } from './types/date/filter';
import { filter as time } from './types/time/filter';
import { filter as datetime } from './types/datetime/filter';
import { filter as duration } from './types/duration/filter';
import { filter as choice } from './types/choice/filter';
import { filter as choices } from './types/choices/filter';
import { filter as email } from './types/email/filter';
import { filter as phone } from './types/phone/filter';
import { filter as url } from './types/url/filter';
import { filter as colour } from './types/colour/filter';
import { filter as timeZone } from './types/timeZone/filter';
import { filter as language } from './types/language/filter';
import { filter as tags } from './types/tags/filter';
import { filter as password } from './types/password/filter';
import { filter as image } from './types/image/filter';
import { filter as file } from './types/file/filter';
import { filter as ref } from './types/ref/filter';
import { filter as refs } from './types/refs/filter';
import { filter as oneOf } from './types/oneOf/filter';
import { filter as list } from './types/list/filter';
import { filter as group } from './types/group/filter';
import { filter as json } from './types/json/filter';
import { filter as matrix } from './types/matrix/filter';
import type { FilterInput } from './values/inputTypes';

/** How each field type is filtered by. Only what is loaded with a filter may import this. */
export const filters: Readonly<Record<FieldType, FilterInput>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, oneOf, list, group, json, matrix,
};
