import type { CollectionOf, ListedKind } from '@trivsel/content-contract/kinds'
import type { DataFromCollectionSlug, Where } from 'payload'
import { linkedSelects } from './linked-selects.ts'
import { type Reading, visible, within } from './reading.ts'

export type ContentCollection =
  | CollectionOf<ListedKind>
  | 'pages'
  | 'staff'
  | 'fixed-pages'
  | 'help-texts'
  | 'training-videos'
  | 'service-areas'
  | 'categories'
  | 'redirects'

export type Find<Slug extends ContentCollection> = {
  collection: Slug
  where?: Where
  /** Fields that are read. With it, references inside the rows of an array come back empty. */
  select?: Readonly<Partial<Record<keyof DataFromCollectionSlug<Slug>, true>>>
  limit?: number
  /** 0 reads references as ids, 1 reads what they lead to. */
  depth?: 0 | 1
}

/** The visible items of a collection, in the requested language only. */
export async function findDocuments<Slug extends ContentCollection>(
  reading: Reading,
  { collection, where = {}, select, limit, depth = 1 }: Find<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await reading.payload.find({
    ...within(reading),
    collection: collection as ContentCollection,
    where: { and: [visible(reading), where] },
    locale: reading.locale,
    fallbackLocale: false,
    draft: reading.draft,
    depth,
    pagination: false,
    populate: linkedSelects,
    ...(limit !== undefined && { limit }),
    ...(select && { select: select as Record<string, true> }),
  })
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}
