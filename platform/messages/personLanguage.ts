import { sql, type Kysely } from 'kysely';
import { PLATFORM_INSTITUTE, type AnyTables } from '../kernel/db/scope';
import { LANGUAGES, type Language } from '../kernel/language';

type Trx = Kysely<AnyTables>;

export interface PersonInput {
  readonly trx: Trx;
  readonly userId: string;
}

/** Keeps the language of a person, for the messages nobody asks for at a console. */
export async function rememberLanguage({ trx, userId, instituteId, language }: PersonInput & { readonly instituteId: string | null; readonly language: Language }): Promise<void> {
  await sql`insert into core.person_language as p (user_id, institute_id, language) values (${userId}, ${instituteId ?? PLATFORM_INSTITUTE}, ${language})
    on conflict (user_id) do update set institute_id = excluded.institute_id, language = excluded.language
      where (p.institute_id, p.language) is distinct from (excluded.institute_id, excluded.language)`.execute(trx);
}

/** The language kept for a person, otherwise English. Works in a tenant's transaction for people of that tenant. */
export async function languageOf({ trx, userId }: PersonInput): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from core.person_language where user_id = ${userId}`.execute(trx);
  return rows[0]?.language ?? 'en';
}

/** The language kept for a person; for somebody who has never signed in, the one the record says, where it is one of ours. */
export async function languageForNew({ trx, userId, written }: PersonInput & { readonly written: unknown }): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`select language from core.person_language where user_id = ${userId}`.execute(trx);
  return rows[0]?.language ?? LANGUAGES.find((language) => language === written) ?? 'en';
}
