import { z } from 'zod'
import { Kindergarten, KindergartenCard, Locale } from './content.ts'

/** Header that carries the site key (specification, section 7: content query). */
export const siteKeyHeader = 'x-site-key'

/** Path of the query endpoint on the content system. */
export const contentQueryPath = '/api/content-query'

const slug = z.string().min(1).max(200)

/**
 * Every question the site may ask the content system: name → variables and answer.
 * `null` means that there is no such content in that language.
 */
export const contentQueries = {
  kindergartenList: {
    variables: z.strictObject({
      locale: Locale,
      page: z.int().min(1).max(10_000),
      pageSize: z.int().min(1).max(100),
    }),
    data: z
      .strictObject({ items: z.array(KindergartenCard), total: z.int().nonnegative() })
      .nullable(),
  },
  kindergartenBySlug: {
    variables: z.strictObject({ locale: Locale, slug }),
    data: Kindergarten.nullable(),
  },
} as const

export type ContentQueries = typeof contentQueries
export type ContentQueryName = keyof ContentQueries
export type ContentVariables<Name extends ContentQueryName> = z.infer<
  ContentQueries[Name]['variables']
>
export type ContentData<Name extends ContentQueryName> = z.infer<ContentQueries[Name]['data']>

/**
 * The endpoint's answer. `tags` name the content that the answer was made of
 * (`kindergartens`, `media:12`): whoever keeps the answer drops it when one of them changes.
 */
export const contentAnswer = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ data, tags: z.array(z.string()) })
