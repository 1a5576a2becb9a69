import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { savesOnlyDraft } from '../hooks/save-kind.ts'
import { transactionDatabase } from '../hooks/transaction-database.ts'

export type Database = Awaited<ReturnType<typeof transactionDatabase>>

const changesWhatIsPublished: readonly string[] = ['create', 'update', 'restoreVersion', 'delete']

/**
 * Lets one change of what is published happen at a time, until its transaction ends: of two at once,
 * neither would see the other's, and rows that show both would lack one of them for good.
 */
export async function lockPublished(req: PayloadRequest): Promise<void> {
  const database = await transactionDatabase(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('cms.published_items'))`)
}

/** Before the change has locked anything else, or two of them could wait for each other. */
export const lockPublishedItems: CollectionBeforeOperationHook = async ({
  operation,
  req,
  context,
}) => {
  if (changesWhatIsPublished.includes(operation) && !savesOnlyDraft(context))
    await lockPublished(req)
}

export const lockPublishedGlobal: GlobalBeforeOperationHook = async ({
  operation,
  req,
  context,
}) => {
  if (changesWhatIsPublished.includes(operation) && !savesOnlyDraft(context))
    await lockPublished(req)
}
