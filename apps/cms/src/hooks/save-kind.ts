import type { CollectionBeforeOperationHook, RequestContext } from 'payload'
import { Forbidden } from 'payload'
import { hasRole } from '../access/has-role.ts'

const writes: readonly string[] = ['create', 'update', 'restoreVersion']

/**
 * Notes whether a save leaves the published page alone, for the hooks that follow: they see the
 * same fields for a draft over a published page as for a page that is taken down.
 * Refuses an editor who may only save drafts.
 */
export const noteSaveKind: CollectionBeforeOperationHook = ({ args, operation, req, context }) => {
  if (!writes.includes(operation)) return
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } }
  const onlyDraft = draft === true && data?._status !== 'published'
  context.savesOnlyDraft = onlyDraft
  if (req.user && !onlyDraft && !hasRole(req.user, 'publisher')) throw new Forbidden(req.t)
}

export const savesOnlyDraft = (context: RequestContext) => context.savesOnlyDraft === true
