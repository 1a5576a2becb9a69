import { z } from 'zod'
import { type CollectionOf, type ListedKind, listedKindNames, listedKinds } from './kinds.ts'

/** PostgreSQL NOTIFY channel on which the content system announces published changes. */
export const contentChangeChannel = 'content_changed'

/**
 * Payload of one announcement: the tags of content that is no longer what it was. A tag is the
 * name of a collection (`gyms`: which there are, their order, their cards) or of one document of
 * it (`gyms:12`).
 */
export const ContentChange = z.strictObject({ tags: z.array(z.string()).min(1) })
export type ContentChange = z.infer<typeof ContentChange>

/** Collection of the content system in which the pages of a kind lie: the first part of their tags. */
export const collectionOfKind = {
  page: 'pages',
  ...(Object.fromEntries(listedKindNames.map((kind) => [kind, listedKinds[kind].collection])) as {
    readonly [Kind in ListedKind]: CollectionOf<Kind>
  }),
} as const
