import { sql } from '@payloadcms/db-postgres'
import { type ContentChange, contentChangeChannel } from '@trivsel/content-contract/change'
import type { PayloadRequest } from 'payload'
import { followChange } from './change-follower.ts'
import { transactionDatabase } from './transaction-database.ts'

/** PostgreSQL carries less than 8,000 bytes in one announcement; a tag has some thirty. */
const tagsInOneMessage = 150

/**
 * Announces that content with these tags has changed, after its followers have updated what depends
 * on it (`change-follower.ts`). The notification is part of the request's transaction, so PostgreSQL
 * delivers it when the change is committed and not before.
 */
export async function announceChange(req: PayloadRequest, tags: string[]): Promise<void> {
  if (tags.length === 0) return
  await followChange(req, tags)
  const database = await transactionDatabase(req)
  for (let start = 0; start < tags.length; start += tagsInOneMessage) {
    const change: ContentChange = { tags: tags.slice(start, start + tagsInOneMessage) }
    const message = JSON.stringify(change)
    await database.execute(sql`select pg_notify(${contentChangeChannel}, ${message})`)
  }
}
