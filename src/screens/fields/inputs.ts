import type { FieldType } from '../../schemas';
import { input as text } from './text/input';
import { input as longText } from './longText/input';
import { input as richText } from './richText/input';
import { input as number } from './number/input';
import { input as integer } from './integer/input';
import { input as money } from './money/input';
import { input as boolean } from './boolean/input';
import { input as date } from './date/input';
import { input as time } from './time/input';
import { input as datetime } from './datetime/input';
import { input as duration } from './duration/input';
import { input as choice } from './choice/input';
import { input as choices } from './choices/input';
import { input as email } from './email/input';
import { input as phone } from './phone/input';
import { input as url } from './url/input';
import { input as colour } from './colour/input';
import { input as timeZone } from './timeZone/input';
import { input as language } from './language/input';
import { input as tags } from './tags/input';
import { input as password } from './password/input';
import { input as image } from './image/input';
import { input as file } from './file/input';
import { input as ref } from './ref/input';
import { input as refs } from './refs/input';
import { input as list } from './list/input';
import { input as group } from './group/input';
import { input as json } from './json/input';
import { input as access } from './access/input';
import type { Input } from './inputTypes';

/** How each field type is typed in. Only what is loaded with a form may import this. */
export const inputs: Readonly<Record<FieldType, Input>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, list, group, json, access,
};
