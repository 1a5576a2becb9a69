import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { savesOnlyDraft } from './save-kind.ts'
import { transactionDatabase } from './transaction-database.ts'

const changesTree: readonly string[] = ['create', 'update', 'restoreVersion', 'delete']

/**
 * Lets one change of the tree of pages happen at a time, until its transaction ends: two moves at
 * once could make a circle that neither of them sees, or take the same address.
 */
export const lockPageTree: CollectionBeforeOperationHook = async ({ operation, req, context }) => {
  if (!changesTree.includes(operation)) return
  if (operation === 'update' && savesOnlyDraft(context)) return
  const database = await transactionDatabase(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('cms.pages'))`)
}
