/**
 * Languages that people teach and learn in: India's scheduled ones first, then the world's larger ones. `Intl` names
 * them but does not list them; a code that is not here may still be typed.
 */
export function languageCodes(): readonly string[] {
  return LANGUAGES;
}

/** Every zone this browser knows, India's own under the name the platform uses. */
export function timeZones(): readonly string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['Asia/Kolkata', 'UTC', ...known.filter((zone) => zone !== 'Asia/Calcutta')])];
}

const LANGUAGES = (
  'en hi as bn brx doi gu kn ks kok mai ml mni mr ne or pa sa sat sd ta te ur ' +
  'af am ar az be bg bs ca cs cy da de el es et eu fa fi fil fr ga gl ha he hr hu hy id ig is it ja ka kk km ko ky lo lt lv ' +
  'mg mi mk mn ms mt my nb nl nn pl ps pt pt-BR ro ru rw si sk sl so sq sr sv sw tg th tk tr tt ug uk uz vi xh yo zh zh-Hant zu'
).split(' ');
