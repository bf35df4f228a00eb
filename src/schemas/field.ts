import type { Predicate } from './predicate';

/** The roles of the platform, in the specification's order. */
export const ROLES = ['super_admin', 'institute', 'student', 'admin', 'faculty', 'sub_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Every field type of the language. Each has one folder in `src/screens/fields`. */
export const FIELD_TYPES = [
  'text', 'longText', 'richText', 'number', 'integer', 'money', 'boolean', 'date', 'time', 'datetime', 'duration',
  'choice', 'choices', 'email', 'phone', 'url', 'colour', 'timeZone', 'language', 'tags', 'password', 'image', 'file',
  'ref', 'refs', 'list', 'group', 'json', 'access',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One state of a computed choice: the first whose `if` holds gives the value; the last may leave `if` out. */
export interface DerivedValue {
  readonly value: string;
  readonly if?: Predicate;
}

/** What any field may say. */
export interface FieldOptions {
  /** Must be there on create, and may not be emptied. @default false */
  readonly required?: boolean;
  /** No two records of one institute share it; `'everywhere'`: no two records of the platform. @default false */
  readonly unique?: boolean | 'everywhere';
  /** Shown, never written by a client. @default false */
  readonly readOnly?: boolean;
  /** Written on create, fixed from then on. @default false */
  readonly createOnly?: boolean;
  /** Found by the search box. @default false */
  readonly searchable?: boolean;
  /** Value of a new record. */
  readonly default?: unknown;
  /** The field matters only while this holds; otherwise it is hidden and stored empty. */
  readonly when?: Predicate;
  /** A hint below the input, by the key `resources.<name>.hints.<field>`. @default false */
  readonly hint?: boolean;
  /** Has a button that copies it, on the record's page. @default addresses of mail and web, phone numbers, unique texts of a pattern: codes */
  readonly copy?: boolean;
  /** Rights below the module: who may see the field, who may write it. @default everybody who may the record */
  readonly roles?: { readonly read?: readonly Role[]; readonly write?: readonly Role[] };
  /** Use the whole width of the form. @default by type */
  readonly wide?: boolean;
}

export interface TextOptions extends FieldOptions {
  readonly minLength?: number;
  /** @default 200; long text 5,000; rich text 50,000 */
  readonly maxLength?: number;
  /** A regular expression the whole value must match; its message is `resources.<name>.patterns.<field>`. */
  readonly pattern?: string;
  /** A button beside the input makes one up: a code of the pattern, without signs that look alike. For `text` with a `pattern`. @default false */
  readonly generate?: boolean;
  /** Stored in this case. */
  readonly letterCase?: 'upper' | 'lower';
}

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** Shown inside the input, for example `%`. */
  readonly unit?: string;
  /** Digits after the point. @default 2 for number and money, 0 for integer */
  readonly decimals?: number;
}

/** A date is `YYYY-MM-DD`, a time `HH:mm`, an instant ISO 8601 in UTC. */
export interface TimeOptions extends FieldOptions {
  /** Another field of the same type that must come earlier. */
  readonly after?: string;
  /** `'deadline'`: within two weeks it is read by how far away it is (“in 3 days”, “yesterday”), also on the record's page. Not for times of day. @default a date as any other */
  readonly shownAs?: 'deadline';
}

export interface JsonOptions extends FieldOptions {
  /** Characters of the value as JSON, without spaces between. @default 20,000 */
  readonly maxLength?: number;
}

/** What somebody may use: `{ [module]: rights }`. Empty, it is what is usual for the role of the same record. */
export interface AccessOptions extends FieldOptions {
  /** Whose usual access stands in for an empty one, where the record itself names no role. */
  readonly forRole?: Role;
}

export interface ChoiceOptions extends FieldOptions {
  /** What each value means, by colour: the same everywhere. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** Computed from other fields, never stored. Implies `readOnly`. */
  readonly derive?: readonly DerivedValue[];
}

/** green: active · amber: waits · red: refused or ended · grey: inactive · blue: informs. */
export const TONES = ['green', 'amber', 'red', 'grey', 'blue'] as const;
export type Tone = (typeof TONES)[number];

export interface UploadOptions extends FieldOptions {
  /** The upload kind of the specification, for example `banner`. */
  readonly kind: UploadKind;
  /** Bytes. @default 1,000,000 for images, by kind otherwise */
  readonly maxBytes?: number;
}

/** Kinds of upload named by the specification (part 1 §7, part 2 §7). */
export const UPLOAD_KINDS = [
  'category', 'institute', 'institution', 'video', 'notes', 'course', 'language', 'curriculum', 'banner', 'public',
  'user', 'faculty', 'supportFiles', 'test', 'videoImages', 'courseBanner', 'courseVideo',
] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/**
 * What happens to a reference when the record it points at is deleted.
 * `refuse`: the record cannot be deleted while it is used here · `clear`: the reference is emptied, and comes back with
 * the record · `name`: the reference stays and names the record as deleted.
 */
export const ON_DELETE = ['refuse', 'clear', 'name'] as const;
export type OnDelete = (typeof ON_DELETE)[number];

export interface RefOptions extends FieldOptions {
  /** What the deletion of the record it points at means here. @default 'refuse' where required, else 'name' */
  readonly onDelete?: OnDelete;
  /** Only records of the other module that satisfy this may be chosen. */
  readonly where?: Predicate;
}

/** A field as a module declares it: pure data. */
export interface FieldInput<T extends FieldType = FieldType>
  extends Omit<TextOptions, never>, Omit<NumberOptions, keyof FieldOptions>, Omit<TimeOptions, keyof FieldOptions>, Omit<ChoiceOptions, keyof FieldOptions> {
  readonly type: T;
  readonly choices?: readonly string[];
  readonly to?: string;
  readonly where?: Predicate;
  readonly onDelete?: OnDelete;
  readonly kind?: UploadKind;
  readonly maxBytes?: number;
  readonly fields?: Readonly<Record<string, FieldInput>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly forRole?: Role;
}
