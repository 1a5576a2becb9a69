import { collectionOfKind } from '../change.ts'

/** Collections whose items have rows. */
export const projectedCollections = [
  ...Object.values(collectionOfKind),
  'fixed-pages' as const,
  'help-texts' as const,
  'staff' as const,
  'training-videos' as const,
  'categories' as const,
  'redirects' as const,
]
export type ProjectedCollection = (typeof projectedCollections)[number]

/** What the site has one of. */
export const projectedGlobals = ['front-page', 'site-frame', 'my-page'] as const
export type ProjectedGlobal = (typeof projectedGlobals)[number]

/** Id and key of the row of what the site has one of. */
export const globalRow = { id: 0, key: '' } as const
