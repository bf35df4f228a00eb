import type { FieldType } from '../../schemas';
import { filter as text } from './text/filter';
import { filter as longText } from './longText/filter';
import { filter as richText } from './richText/filter';
import { filter as number } from './number/filter';
import { filter as integer } from './integer/filter';
import { filter as money } from './money/filter';
import { filter as boolean } from './boolean/filter';
import { filter as date } from './date/filter';
import { filter as time } from './time/filter';
import { filter as datetime } from './datetime/filter';
import { filter as duration } from './duration/filter';
import { filter as choice } from './choice/filter';
import { filter as choices } from './choices/filter';
import { filter as email } from './email/filter';
import { filter as phone } from './phone/filter';
import { filter as url } from './url/filter';
import { filter as colour } from './colour/filter';
import { filter as timeZone } from './timeZone/filter';
import { filter as language } from './language/filter';
import { filter as tags } from './tags/filter';
import { filter as password } from './password/filter';
import { filter as image } from './image/filter';
import { filter as file } from './file/filter';
import { filter as ref } from './ref/filter';
import { filter as refs } from './refs/filter';
import { filter as list } from './list/filter';
import { filter as group } from './group/filter';
import { filter as json } from './json/filter';
import { filter as access } from './access/filter';
import type { FilterInput } from './inputTypes';

/** How each field type is filtered by. Only what is loaded with a filter may import this. */
export const filters: Readonly<Record<FieldType, FilterInput>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, list, group, json, access,
};
