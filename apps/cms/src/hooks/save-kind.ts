import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { Forbidden } from 'payload'
import { hasRole } from '../access/has-role.ts'

const writes: readonly string[] = ['create', 'update', 'restoreVersion']

type Save = { draft?: boolean; data?: { _status?: string } }

/**
 * Notes whether a save leaves the published page alone, for the hooks that follow: they see the
 * same fields for a draft over a published page as for a page that is taken down.
 * Refuses an editor who may only save drafts.
 */
export const noteSaveKind: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (writes.includes(operation)) note(args as Save, req)
  req.context.restoresVersion = operation === 'restoreVersion'
}

export const noteGlobalSaveKind: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (writes.includes(operation)) note(args as Save, req)
}

function note({ draft, data }: Save, req: PayloadRequest): void {
  const onlyDraft = draft === true && data?._status !== 'published'
  req.context.savesOnlyDraft = onlyDraft
  if (req.user && !onlyDraft && !hasRole(req.user, 'publisher')) throw new Forbidden(req.t)
}

export const savesOnlyDraft = (context: RequestContext) => context.savesOnlyDraft === true

/** Whether an old version of a page is brought back, as it was. */
export const restoresVersion = (context: RequestContext) => context.restoresVersion === true
