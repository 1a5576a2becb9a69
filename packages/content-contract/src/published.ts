import { z } from 'zod'
import { Alternates, DateText, isExample } from './content.ts'
import { contentKinds } from './kinds.ts'
import { locales } from './locales.ts'

export const ContentKindName = z.enum(contentKinds)

/** One published page in one language, as a map of the site needs it. */
export const PublishedPage = z.strictObject({
  contentType: ContentKindName,
  id: z.int(),
  locale: z.enum(locales),
  href: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  alternates: Alternates,
  isExample,
})
export type PublishedPage = z.infer<typeof PublishedPage>

/** Everything of a page that a search may find, as plain text. */
export const SearchDocument = PublishedPage.omit({ alternates: true, isExample: true }).extend({
  text: z.string(),
  /** Last day on which the page is worth finding; null: no end. */
  lastDay: DateText.nullable(),
})
export type SearchDocument = z.infer<typeof SearchDocument>
