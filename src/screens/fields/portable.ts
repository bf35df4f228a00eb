import type { FieldType } from '../../schemas';
import { portable as text } from './text/portable';
import { portable as longText } from './longText/portable';
import { portable as richText } from './richText/portable';
import { portable as number } from './number/portable';
import { portable as integer } from './integer/portable';
import { portable as money } from './money/portable';
import { portable as boolean } from './boolean/portable';
import { portable as date } from './date/portable';
import { portable as time } from './time/portable';
import { portable as datetime } from './datetime/portable';
import { portable as duration } from './duration/portable';
import { portable as choice } from './choice/portable';
import { portable as choices } from './choices/portable';
import { portable as email } from './email/portable';
import { portable as phone } from './phone/portable';
import { portable as url } from './url/portable';
import { portable as colour } from './colour/portable';
import { portable as timeZone } from './timeZone/portable';
import { portable as language } from './language/portable';
import { portable as tags } from './tags/portable';
import { portable as password } from './password/portable';
import { portable as image } from './image/portable';
import { portable as file } from './file/portable';
import { portable as ref } from './ref/portable';
import { portable as refs } from './refs/portable';
import { portable as list } from './list/portable';
import { portable as group } from './group/portable';
import { portable as json } from './json/portable';
import { portable as access } from './access/portable';
import type { Portable } from './types';

/** How each field type is written to and read from a file. */
export const portables: Readonly<Record<FieldType, Portable>> = {
  text, longText, richText, number, integer, money, boolean, date, time, datetime, duration, choice, choices, email, phone, url,
  colour, timeZone, language, tags, password, image, file, ref, refs, list, group, json, access,
};
