import type { z } from 'zod'
import type { ListRule } from './list-rule.ts'
import type { Locale } from './locales.ts'

/** The queries and the import of a content kind. */
export type KindContract = {
  /** Questions about it that a visitor's browser may ask, by their names. */
  readonly queries: Readonly<
    Record<string, { readonly variables: z.ZodType; readonly data: z.ZodType }>
  >
  /** How its list is made of what is published. */
  readonly list: ListRule
  /** One item of its file in an import folder. */
  readonly importItem: z.ZodType
  /** The words that people use for it: a search for only such a word finds all items. */
  readonly words: Readonly<Record<Locale, string>>
  /** People rarely search for it: its items are listed below all other results. */
  readonly isFoundLast?: boolean
}
