import type { z } from 'zod'
import type { Locale } from './content.ts'
import type { ListRule } from './list-rule.ts'

/** What is asked and brought in of a kind of content. */
export type KindContract = {
  /** Questions about it that a visitor's browser may ask, by their names. */
  readonly queries: Readonly<
    Record<string, { readonly variables: z.ZodType; readonly data: z.ZodType }>
  >
  /** How its list is made of what is published. */
  readonly list: ListRule
  /** One item of its file in an import folder. */
  readonly importItem: z.ZodType
  /** What people call it: whoever searches for only that gets all of them. */
  readonly words: Readonly<Record<Locale, string>>
  /** Few look for it without saying so: what a search finds of it stands below everything else. */
  readonly isFoundLast?: boolean
}
