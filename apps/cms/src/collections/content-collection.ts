import type { CollectionConfig, CollectionSlug } from 'payload'
import { canSaveContent } from '../access/can-save-content.ts'
import { isPublisher } from '../access/is-publisher.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { labelRows } from '../admin/label-rows.ts'
import { previewOf } from '../editing/preview-of.ts'
import { importMarkFields } from '../fields/import-marks.ts'
import { announceDocument } from '../hooks/announce-document.ts'
import { noteSaveKind } from '../hooks/save-kind.ts'
import { schedulePublish } from '../jobs/scheduled-publishing.ts'
import { lockPublishedItems } from '../projection/lock-published.ts'
import { keepOldAddresses } from '../redirects/keep-old-addresses.ts'
import { isReferredTo } from '../usage/referred-collections.ts'
import { refuseDeletingUsed } from '../usage/refuse-deleting-used.ts'
import { usageField } from '../usage/usage-field.ts'

export type ContentCollection = Pick<
  CollectionConfig,
  'labels' | 'admin' | 'fields' | 'defaultSort' | 'hooks'
> & { slug: CollectionSlug }

/**
 * A collection that editors draft, publishers publish and the site reads: its changes are
 * announced, and the import knows its items again.
 */
export function contentCollection({
  slug,
  hooks = {},
  fields,
  admin,
  ...collection
}: ContentCollection): CollectionConfig {
  const announce = announceDocument(slug)
  const oldAddresses = keepOldAddresses(slug)
  return {
    ...collection,
    slug,
    admin: {
      hideAPIURL: true,
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      ...admin,
      ...previewOf(slug),
    },
    access: {
      create: isSignedIn,
      read: isSignedIn,
      readVersions: isSignedIn,
      update: canSaveContent,
      delete: isPublisher,
    },
    versions: { maxPerDoc: 25, drafts: { autosave: false, schedulePublish } },
    hooks: {
      ...hooks,
      beforeOperation: [noteSaveKind, lockPublishedItems, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), ...oldAddresses.beforeChange],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ...oldAddresses.afterChange,
        ...announce.afterChange,
      ],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        refuseDeletingUsed,
        ...oldAddresses.beforeDelete,
      ],
      afterDelete: [...(hooks.afterDelete ?? []), ...announce.afterDelete],
    },
    fields: [
      ...labelRows(fields),
      ...(isReferredTo(slug) ? [usageField] : []),
      ...importMarkFields,
    ],
  }
}
