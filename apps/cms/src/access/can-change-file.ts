import type { Access, CollectionSlug } from 'payload'
import { findPublishedTargets } from '../usage/find-published-targets.ts'
import { refreshContentLinks } from '../usage/refresh-content-links.ts'
import { hasRole } from './has-role.ts'

/**
 * Files have no drafts: a change is seen at once. So an editor may change only those that nothing
 * published shows, such as a picture that was just uploaded and lacks its English text.
 */
export const canChangeFile =
  (collection: CollectionSlug): Access =>
  async ({ req, id }) => {
    if (hasRole(req.user, 'publisher')) return true
    if (!hasRole(req.user, 'editor')) return false
    if (id !== undefined) await refreshContentLinks(req.payload)
    const shown = await findPublishedTargets(req.payload, collection)
    return shown.length === 0 || { id: { not_in: shown } }
  }
