import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jsonb } from 'drizzle-orm/pg-core'
import type { Locale, Localized } from '#platform/i18n/localized.ts'

/** A text in every language of the site: `{"no": "Bane 1", "en": "Court 1"}`. */
export const localizedColumn = (name: string) => jsonb(name).$type<Localized>()

/** The text of such a column in one language. */
export const localizedText = (column: SQLWrapper, locale: Locale): SQL<string> =>
  sql<string>`${column} ->> ${sql.raw(`'${locale}'`)}`
