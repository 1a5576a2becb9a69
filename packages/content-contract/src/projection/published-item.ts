import { z } from 'zod'
import { DateText } from '../content.ts'
import type { Locale } from '../locales.ts'
import { Location } from '../place.ts'
import type { PublishedPage, SearchDocument } from '../published.ts'

/** What lists must know of an item to choose and order it. */
export const ListFacts = z.strictObject({
  sortOrder: z.number().nullable(),
  location: Location.nullable(),
  /** Instant at which it starts, ISO 8601. */
  startsAt: z.string().nullable(),
  /** Last day on which it is in the list; null: no end. */
  lastDay: DateText.nullable(),
  /** Which of several lists of the same collection it belongs to. */
  group: z.string().nullable(),
  /** Ids of what it refers to, by the variable of the filter. */
  references: z.record(z.string(), z.array(z.int())),
})
export type ListFacts = z.infer<typeof ListFacts>

/** An answer, or a part of one, with the tags of everything that it depends on. */
export type AnswerPart<Data = unknown> = { readonly data: Data; readonly tags: readonly string[] }

/**
 * One published item in one language, as the site needs it: a row of `cms.published_items`. What the
 * site has one of has the id 0. An item has a row in every language, also where nothing is to be seen
 * of it there.
 */
export type PublishedItem = {
  readonly collection: string
  readonly id: number
  readonly locale: Locale
  /** Slug, path, key or id by which it is requested; null when it cannot be requested. */
  readonly key: string | null
  readonly name: string | null
  /** Answer to the question for it. */
  readonly page: AnswerPart | null
  /** What a list shows of it. */
  readonly card: AnswerPart | null
  /** Null: it is in no list. */
  readonly listing: ListFacts | null
  readonly published: PublishedPage | null
  readonly search: AnswerPart<SearchDocument> | null
  /** Names of pictures without their ending, and of attachments. */
  readonly files: { readonly pictures: readonly string[]; readonly attachments: readonly string[] }
}
