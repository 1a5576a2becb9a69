import { type Locale, locales } from '@trivsel/content-contract/locales'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { jsonb } from 'drizzle-orm/pg-core'
import type { Localized } from '#platform/i18n/localized.ts'

/** A text in every language of the site: `{"no": "Bane 1", "en": "Court 1"}`. */
export const localizedColumn = (name: string) => jsonb(name).$type<Localized>()

/** The text of such a column in one language. */
export const localizedText = (column: SQLWrapper, locale: Locale): SQL<string> =>
  sql<string>`${column} ->> ${sql.raw(`'${locale}'`)}`

/** The same, as an index has it: an expression there needs parentheses of its own. */
export const localizedIndex = (column: SQLWrapper, locale: Locale): SQL =>
  sql`(${localizedText(column, locale)})`

/**
 * For a check: such a column has a text in every language, of at most `longest` characters.
 * @param limits with `least` 0, a text may be missing
 */
export const localizedCheck = (
  column: SQLWrapper,
  limits: { longest: number; least?: 0 | 1 },
): SQL => {
  const { longest, least = 1 } = limits
  return sql.join(
    locales.map((locale) => {
      const length = sql`coalesce(length(${localizedText(column, locale)}), 0)`
      return sql`${length} between ${sql.raw(`${least} and ${longest}`)}`
    }),
    sql` and `,
  )
}
