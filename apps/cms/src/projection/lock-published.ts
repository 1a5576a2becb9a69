import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, RequestContext } from 'payload'
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
export async function lockPublishedItems(saving: {
  operation: string
  req: PayloadRequest
  context: RequestContext
}): Promise<void> {
  const { operation, req, context } = saving
  if (changesWhatIsPublished.includes(operation) && !savesOnlyDraft(context))
    await lockPublished(req)
}
