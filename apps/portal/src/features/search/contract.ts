import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { singleValue } from '#platform/routing/single-value.ts'
import { searchKinds } from './kinds.ts'

/** Letters of a query that are looked at. */
export const longestQuery = 200
/** Results on one page when one kind is looked at. */
export const searchPageSize = 20
/** Results of each kind when all are. */
export const searchGroupSize = 5

const first = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(singleValue, schema)

/** Whatever is out of range falls back: a search never fails because of its address. */
export const SearchQuery = z.object({
  q: first(z.string().transform((text) => text.slice(0, longestQuery).trim())).catch(''),
  locale: first(z.enum(locales)).catch(defaultLocale),
  kind: first(z.enum(searchKinds)).nullable().catch(null),
  page: first(z.coerce.number().int().min(1).max(9_999)).catch(1),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const SearchKind = z.enum(searchKinds)

/** A run of text that is, or is not, what was searched for. */
const Segment = z.strictObject({ text: z.string(), isMatch: z.boolean() })
export type Segment = z.infer<typeof Segment>

export const SearchHit = z.strictObject({
  kind: SearchKind,
  href: z.string(),
  title: z.array(Segment),
  snippet: z.array(Segment),
})
export type SearchHit = z.infer<typeof SearchHit>

/**
 * How the results came about: `all` words were found; `corrected`: these are for what may have been
 * meant; `some`: no page has all of the words.
 */
export const SearchMode = z.enum(['all', 'corrected', 'some'])
export type SearchMode = z.infer<typeof SearchMode>

/**
 * @property kind the kind that is shown alone, with `page`; without one, the first few of every kind
 * @property kinds how many there are of each kind, the best first
 * @property otherLanguage where no page has all of the words: pages of the other language that have
 */
export const SearchAnswer = z.strictObject({
  mode: SearchMode,
  correction: z.string().nullable(),
  total: z.int().nonnegative(),
  kind: SearchKind.nullable(),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  kinds: z.array(z.strictObject({ kind: SearchKind, count: z.int().positive() })),
  hits: z.array(SearchHit),
  otherLanguage: z.array(SearchHit),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
