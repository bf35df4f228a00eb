import type { ListOptions } from './listOptions';
import type { Computed } from './computed';
import type { OnDelete } from './onDelete';
import type { Predicate } from './predicate';
import type { Fills } from './reference';
import type { KindBy, UploadKind } from './uploadKinds';

/** The roles of the platform, in the specification's order. */
export const ROLES = ['super_admin', 'institute', 'student', 'admin', 'faculty', 'sub_admin'] as const;
export type Role = (typeof ROLES)[number];
/** Those who run an institute, and the platform: everybody of the staff but faculty. */
export const OFFICE = ['super_admin', 'admin', 'institute', 'sub_admin'] as const satisfies readonly Role[];

/** Every field type of the language. Each has one folder in `src/fields/types`. */
export const FIELD_TYPES = [
  'text', 'longText', 'richText', 'number', 'integer', 'money', 'boolean', 'date', 'time', 'datetime', 'duration',
  'choice', 'choices', 'email', 'phone', 'url', 'colour', 'timeZone', 'language', 'tags', 'password', 'image', 'file',
  'ref', 'refs', 'oneOf', 'list', 'group', 'json', 'matrix',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One state of a computed choice: the first whose `if` holds gives the value; the last may leave `if` out. */
export interface DerivedValue {
  /** One of the choices. @example value: 'expired' */
  readonly value: string;
  /** When it is this one. @example if: { endsAt: { lte: { now: true } } } */
  readonly if?: Predicate;
}

/** What any field may say. */
export interface FieldOptions {
  /** Must be there on create, and may not be emptied: always, or while a condition holds. @default false @example required: { kind: 'lab' } */
  readonly required?: boolean | Predicate;
  /**
   * No two records of one institute share it; `'everywhere'`: no two records of the platform.
   * @default false
   * @example unique: 'everywhere'
   */
  readonly unique?: boolean | 'everywhere';
  /** What it is where no row holds it: written by `f.from`, `f.count`, `f.named` or `f.formula`. Implies `readOnly`. @default stored @example computed: { count: 'student', by: 'branchId' } */
  readonly computed?: Computed;
  /** Shown, never written by a client. @default false @example readOnly: true */
  readonly readOnly?: boolean;
  /** Written on create, fixed from then on. @default false @example createOnly: true */
  readonly createOnly?: boolean;
  /** A count beside it (`f.count`): while it counts any, what stands here stays as it is; where nothing does, it may be filled in. @default it may be changed @example fixedBy: 'members' */
  readonly fixedBy?: string;
  /** Found by the search box. @default false @example searchable: true */
  readonly searchable?: boolean;
  /**
   * Value of a new record; `{ now: true }`, `{ today: 30 }`, `{ user: 'id' }`, `{ user: 'language' }`: the clock or the person. It stands in the form, and is
   * filled in by the platform where it is left out.
   * @default `false` of a switch, `[]` of what holds many, else null
   * @example default: 'draft'
   */
  readonly default?: unknown;
  /** The field matters only while this holds; otherwise it is hidden and stored empty. @example when: { kind: 'lab' } */
  readonly when?: Predicate;
  /** A hint below the input, by the key `resources.<name>.hints.<field>`. @default false @example hint: true */
  readonly hint?: boolean;
  /**
   * Has a button that copies it, on the record's page.
   * @default addresses of mail and web, phone numbers, unique texts of a pattern: codes
   * @example copy: true
   */
  readonly copy?: boolean;
  /**
   * Rights below the module: who may see the field, who may write it.
   * @default everybody who may the record
   * @example roles: { write: ['super_admin'] }
   */
  readonly roles?: { readonly read?: readonly Role[]; readonly write?: readonly Role[] };
  /** Use the whole width of the form. @default by type @example wide: true */
  readonly wide?: boolean;
  /**
   * The field's name before: its column keeps its rows under the new one. Left standing it does nothing more.
   * @example renamedFrom: 'name'
   */
  readonly renamedFrom?: string;
  /**
   * Further names that a column of a file may have from which it is imported, in any language, beside the field's own name and what it is called; case, accents, blanks and signs do not
   * count. Known without them: the module's name and “… name” for the title, “… name” for a reference, what addresses of mail and phone numbers are usually called, the same words in another order.
   * @default none
   * @example aliases: ['DOB', 'Birth date']
   */
  readonly aliases?: readonly string[];
}

export interface TextOptions extends FieldOptions {
  /** Characters at least, where there are any. @default 0; password 8 @example minLength: 3 */
  readonly minLength?: number;
  /**
   * Characters at most.
   * @default 200; long text 5,000; rich text 50,000; url 2,000; email 254; password 128; phone 16
   * @example maxLength: 80
   */
  readonly maxLength?: number;
  /** A regular expression the whole value must match; its message is `resources.<name>.patterns.<field>`. @example pattern: '^[A-Z]{4}$' */
  readonly pattern?: string;
  /** Stored in this case. @default as typed; email 'lower' @example letterCase: 'upper' */
  readonly letterCase?: 'upper' | 'lower';
  /**
   * What it may hold, or several such: records that are made up, for tests and by `demo`, take them in turn. A pattern that asks for an order of
   * signs needs one.
   * @default none
   * @example example: 'HDFC0001234'
   */
  readonly example?: string | readonly string[];
}

/** Of formatted text. */
export interface RichTextOptions extends TextOptions {
  /** It may hold pictures: the upload kind under which those are sent that are put into it. @default none: pictures are left out @example kind: 'test' */
  readonly kind?: UploadKind;
}

/** Of a single line, which may be a code. */
export interface LineOptions extends TextOptions {
  /**
   * A button beside the input makes one up: a code of the `pattern`, without signs that look alike.
   * @default false
   * @example generate: true
   */
  readonly generate?: boolean;
  /**
   * Kept for the platform alone: whoever writes it may replace it, and nobody is ever sent it. Left empty in a form, it stays;
   * whoever may write it is told whether one is kept (`secretsKept` of the record).
   * @default false
   * @example secret: true
   */
  readonly secret?: boolean;
  /**
   * A call that completes what is typed, and nobody has to take what it says: it is sent `query`, and gives `items` with a `name` each.
   * @default none
   * @example suggest: 'POST /place/search'
   */
  readonly suggest?: `POST /${string}`;
}

export interface NumberOptions extends FieldOptions {
  /** The least value. @default none; money and duration 0 @example min: 1 */
  readonly min?: number;
  /** The greatest value. @default none @example max: 100 */
  readonly max?: number;
  /** Shown inside the input. @default none; money ₹, duration min @example unit: '%' */
  readonly unit?: string;
  /** Digits after the point. @default 2 for number and money, 0 for integer and duration @example decimals: 3 */
  readonly decimals?: number;
}

export interface IntegerOptions extends NumberOptions {
  /** Only these numbers, chosen from a list. @default any within the bounds @example choices: [30, 90, 180] */
  readonly choices?: readonly number[];
}

/** A date is `YYYY-MM-DD`, a time `HH:mm`, an instant ISO 8601 in UTC. */
export interface TimeOptions extends FieldOptions {
  /** Another field of the same type that must come earlier; of a date, that may also be the same day. @example after: 'startsAt' */
  readonly after?: string;
}

/** Of a calendar day or an instant. */
export interface DateOptions extends TimeOptions {
  /**
   * `'deadline'`: within two weeks it is read by how far away it is (“in 3 days”, “yesterday”), also on the record's page. `'exact'`: it
   * is never read so, in lists neither, as where the minute counts.
   * @default a date as any other
   * @example shownAs: 'deadline'
   */
  readonly shownAs?: 'deadline' | 'exact';
  /** The first it may be, that day included: `'1900-01-01'`, `{ today: 0 }` for no day gone by; of an instant `{ now: true }`. @default '1900-01-01', of an instant its beginning @example earliest: '1900-01-01' */
  readonly earliest?: DateBound;
  /** The last it may be, that day included: `{ today: 0 }` for no day to come; of an instant `{ now: true }`. @default '2200-12-31', of an instant its end @example latest: { today: 0 } */
  readonly latest?: DateBound;
  /**
   * So many days before today it may lie at most in a new record, from a form, a call or a file: so a mistyped year is noticed, and with 0 nothing is
   * made that has ended. A record that is there may have any. Left out where a past is brought in. @default any @example newWithin: 92
   */
  readonly newWithin?: number;
  /** How long it may lie after the field of `after` at most: `{ hours: 24 }`, `{ days: 366 }`; of a date days. So a mistyped year is noticed. @default any @example within: { hours: 24 } */
  readonly within?: { readonly hours: number } | { readonly days: number };
  /** Of a date: the field beside it that says a day of the week, `'monday'` to `'sunday'`: one has to come from the date of `after` to this one. @default none @example reaches: 'day' */
  readonly reaches?: string;
}

/** A day or an instant that does not change, or one that is told from when it is asked: a day in India, or this instant. */
export type DateBound = string | { readonly today: number } | { readonly now: true };

export interface JsonOptions extends FieldOptions {
  /** Characters of the value as JSON, without spaces between. @default 20,000 @example maxLength: 2000 */
  readonly maxLength?: number;
}

/** Which cells of a table of rows and columns are ticked: `{ [row]: columns }`, rows without any left out. */
export interface MatrixOptions extends FieldOptions {
  /** Its rows: words of one's own, or the modules of this platform. @example rows: { from: 'moduleKeys' } */
  readonly rows: readonly string[] | { readonly from: 'moduleKeys' };
  /** Its columns. They and the rows are called as choices are: `choices.<field>.<column>`. @example columns: ['create', 'read', 'update', 'delete'] */
  readonly columns: readonly string[];
  /** A column without which the others of its row mean nothing: in the form it comes and goes with them. @default none @example leading: 'read' */
  readonly leading?: string;
  /**
   * A reference beside it, whose record has a matrix alike: this one says what is more, `'read'`, or less, `'-read'`, than there.
   * @default nothing: it stands for itself
   * @example over: 'profileId'
   */
  readonly over?: string;
  /** Of rights over modules: whose usual access stands in for an empty one, a role or the choice beside it that names one. @example forRole: { field: 'kind' } */
  readonly forRole?: Role | { readonly field: string };
  /** Of rights over modules where an empty one stands for nothing: the role they are for. What opens nothing to it is neither ticked nor counted. @example toRole: 'institute' */
  readonly toRole?: Role;
}

export interface ChoicesOptions extends FieldOptions {
  /** What each value means, by colour: the same everywhere. @example tones: { draft: 'amber', open: 'green' } */
  readonly tones?: Readonly<Record<string, Tone>>;
}

export interface ChoiceOptions extends ChoicesOptions {
  /**
   * Besides `read` and `write`, who may make a choice, by the choice: to everybody else it is not offered, and refused.
   * @default everybody who may write the field
   * @example roles: { membership: ['super_admin'] }
   */
  readonly roles?: { readonly read?: readonly Role[]; readonly write?: readonly Role[]; readonly [choice: string]: readonly Role[] | undefined };
  /**
   * Computed from other fields, never stored. Implies `readOnly`.
   * @example derive: [{ value: 'used', if: { left: 0 } }, { value: 'open' }]
   */
  readonly derive?: readonly DerivedValue[];
  /**
   * A call that says what is usual at an institute: the form of a new record begins with what the first of the call's `items` has by
   * this field's name. It is sent the `instituteId`. Where it says nothing, `default` stays.
   * @default none
   * @example usual: 'GET /institute/defaultLiveProviders'
   */
  readonly usual?: `GET /${string}`;
}

/** green: active · amber: waits · red: refused or ended · grey: inactive · blue: informs. */
export const TONES = ['green', 'amber', 'red', 'grey', 'blue'] as const;
export type Tone = (typeof TONES)[number];

export interface RefOptions extends FieldOptions {
  /** What the deletion of the record it points at means here. @default 'refuse' where required, else 'name' @example onDelete: 'clear' */
  readonly onDelete?: OnDelete;
  /**
   * Only records of the other module that satisfy this may be chosen. `{ field: '…' }` by itself is a field beside this one, a reference, several,
   * or a choice: nothing can be chosen before it is, and another choice there empties this one. Of several, any will do.
   * @example where: { status: 'open', subjectId: { field: 'subjectId' } }
   */
  readonly where?: Predicate;
  /** Of a reference to a person: names only who writes, and people who rank below. @example ranksBelow: true */
  readonly ranksBelow?: boolean;
  /**
   * While the record it names satisfies this, whoever makes, changes, deletes or imports records that refer to it is told what that means, by the words
   * `resources.<name>.warnings.<field>`, in which `%{name}` is that record; also by an action that asks for it by its name, or whose question says so itself. `{ beside: '…' }` is a
   * field of the record that refers: told in forms.
   * @default never
   * @example warns: { status: 'published' }
   */
  readonly warns?: Predicate;
}

/** A reference to a record of one of several modules. */
export interface OneOfOptions extends FieldOptions {
  /** What the deletion of the record it points at means here. @default 'refuse' where required, else 'name' @example onDelete: 'clear' */
  readonly onDelete?: OnDelete;
}

/** A field as a module declares it: pure data. */
export interface FieldInput<T extends FieldType = FieldType>
  extends LineOptions, Omit<NumberOptions, keyof FieldOptions>, Omit<DateOptions, keyof FieldOptions>, Omit<ChoiceOptions, keyof FieldOptions> {
  readonly type: T;
  readonly roles?: ChoiceOptions['roles'];
  readonly choices?: readonly string[] | readonly number[];
  readonly to?: string;
  readonly kinds?: Readonly<Record<string, string>>;
  readonly where?: Predicate;
  readonly ranksBelow?: boolean;
  readonly fills?: Fills;
  readonly warns?: Predicate;
  readonly finds?: readonly string[];
  readonly onDelete?: OnDelete;
  readonly kind?: UploadKind;
  readonly kindBy?: KindBy;
  readonly maxBytes?: number;
  readonly fields?: Readonly<Record<string, FieldInput>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly apart?: ListOptions['apart'];
  readonly rows?: MatrixOptions['rows'];
  readonly columns?: readonly string[];
  readonly leading?: string;
  readonly over?: string;
  readonly forRole?: MatrixOptions['forRole'];
  readonly toRole?: Role;
}
