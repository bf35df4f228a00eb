import type { FieldType } from '../schemas';
import { input as text } from './types/text/input';
import { input as longText } from './types/longText/input';
import { input as richText } from './types/richText/input';
import { input as number } from './types/number/input';
import { input as integer } from './types/integer/input';
import { input as money } from './types/money/input';
import { input as boolean } from './types/boolean/input';
import { input as date } from './types/date/input';
import { input as time } from './types/time/input';
import { input as datetime } from './types/datetime/input';
import { input as duration } from './types/duration/input';
import { input as choice } from './types/choice/input';
import { input as choices } from './types/choices/input';
import { input as email } from './types/email/input';
import { input as phone } from './types/phone/input';
import { input as url } from './types/url/input';
import { input as colour } from './types/colour/input';
import { input as timeZone } from './types/timeZone/input';
import { input as language } from './types/language/input';
import { input as tags } from './types/tags/input';
import { input as password } from './types/password/input';
import { input as image } from './types/image/input';
import { input as file } from './types/file/input';
import { input as ref } from './types/ref/input';
import { input as refs } from './types/refs/input';
import { input as oneOf } from './types/oneOf/input';
import { input as list } from './types/list/input';
import { input as group } from './types/group/input';
import { input as json } from './types/json/input';
import { input as matrix } from './types/matrix/input';
import type { Input } from './values/inputTypes';

/** How each field type is typed in. Only what is loaded with a form may import this. */
export const inputs: Readonly<Record<FieldType, Input>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, oneOf, list, group, json, matrix,
};
