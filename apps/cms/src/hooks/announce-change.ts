import { sql } from '@payloadcms/db-postgres'
import { type ContentChange, contentChangeChannel } from '@trivsel/content-contract/change'
import type { PayloadRequest } from 'payload'

/**
 * Tells every reader that content with these tags is no longer what it was. Sent inside the
 * request's transaction, so PostgreSQL delivers it when the change is committed and not before.
 */
export async function announceChange(req: PayloadRequest, tags: string[]): Promise<void> {
  const message = JSON.stringify({ tags } satisfies ContentChange)
  const transaction = await req.transactionID
  const { drizzle, sessions } = req.payload.db
  const session = transaction === undefined ? undefined : sessions?.[transaction]
  const database = (session?.db as typeof drizzle | undefined) ?? drizzle
  await database.execute(sql`select pg_notify(${contentChangeChannel}, ${message})`)
}
