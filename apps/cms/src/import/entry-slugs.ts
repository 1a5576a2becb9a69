import { hasSlug } from '@trivsel/content-contract/kinds'
import type { Locale } from '@trivsel/content-contract/locales'
import { toSlug } from '../hooks/to-slug.ts'
import type { Entry } from './import-source.ts'
import { listedKindOf } from './listed-kind.ts'

type Slugs = Partial<Record<Locale, string>>

/** What decides the slug: the one that the item names, else its name. */
export function slugField({ item }: Entry, locale: Locale): PropertyKey[] {
  const isNamed = 'slug' in item && item.slug?.[locale] !== undefined
  return [isNamed ? 'slug' : 'displayName', locale]
}

/** Last part of an item's addresses: as the item says, else made from its name in each language. */
export function slugsOf({ name, item }: Entry): Slugs {
  const kind = listedKindOf(name)
  if ((kind && !hasSlug(kind)) || !('displayName' in item)) return {}
  const { displayName, slug } = item
  const english = displayName.en && (slug?.en ?? toSlug(displayName.en))
  return { no: slug?.no ?? toSlug(displayName.no), ...(english && { en: english }) }
}
