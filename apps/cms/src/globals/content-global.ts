import type { GlobalConfig, GlobalSlug } from 'payload'
import { canSaveContent } from '../access/can-save-content.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { labelRows } from '../admin/label-rows.ts'
import { previewOfGlobal } from '../editing/preview-of.ts'
import { importHashField } from '../fields/import-marks.ts'
import { announceChange } from '../hooks/announce-change.ts'
import { noteGlobalSaveKind, savesOnlyDraft } from '../hooks/save-kind.ts'
import { schedulePublish } from '../jobs/scheduled-publishing.ts'
import { lockPublishedItems } from '../projection/lock-published.ts'

type ContentGlobal = Pick<GlobalConfig, 'label' | 'fields' | 'admin'> & { slug: GlobalSlug }

/** What the site has one of: drafted, published and announced like the items of a collection. */
export function contentGlobal({ fields, admin, ...global }: ContentGlobal): GlobalConfig {
  return {
    ...global,
    admin: { hideAPIURL: true, ...admin, ...previewOfGlobal(global.slug) },
    access: { read: isSignedIn, readVersions: isSignedIn, update: canSaveContent },
    versions: { max: 25, drafts: { autosave: false, schedulePublish } },
    hooks: {
      beforeOperation: [noteGlobalSaveKind, lockPublishedItems],
      afterChange: [
        async ({ req, context }) => {
          if (!savesOnlyDraft(context)) await announceChange(req, [global.slug])
        },
      ],
    },
    fields: [...labelRows(fields), importHashField],
  }
}
