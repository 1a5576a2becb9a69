import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { linkedSelects } from './linked-selects.ts'
import { isVisible, type Reading, within } from './reading.ts'

/** What the site has one of; null while it was never published. */
export async function readGlobal<Slug extends GlobalSlug>(
  reading: Reading,
  slug: Slug,
): Promise<DataFromGlobalSlug<Slug> | null> {
  reading.tags.addGlobal(slug)
  const { payload, locale, draft } = reading
  const document = await payload.findGlobal({
    ...within(reading),
    slug,
    locale,
    fallbackLocale: false,
    draft,
    depth: 1,
    populate: linkedSelects,
  })
  return isVisible(reading, document) ? (document as DataFromGlobalSlug<Slug>) : null
}
