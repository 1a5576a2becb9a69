import { asc, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { incomingTransfer } from '../tables.server.ts'
import { decryptTexts } from './transfer-text.server.ts'

/** A transfer as staff read it. */
export type Transfer = typeof incomingTransfer.$inferSelect

type Parts = { database: Database; encryption: FieldEncryption }
type Page = { readonly limit: number; readonly offset?: number }

/** Unallocated transfers, oldest first. */
export const listUnallocated = (parts: Parts, page: Page) =>
  list(parts, isNull(incomingTransfer.customerNumber), page, asc)

/** A customer's, the newest first. */
export const listTransfersOf = (parts: Parts, customerNumber: string, page: Page) =>
  list(parts, eq(incomingTransfer.customerNumber, customerNumber), page, desc)

export async function findTransfer(parts: Parts, id: string): Promise<Transfer | undefined> {
  const [found] = await list(parts, eq(incomingTransfer.id, id), { limit: 1 }, asc)
  return found
}

async function list(
  { database, encryption }: Parts,
  which: SQL,
  { limit, offset = 0 }: Page,
  inOrder: typeof asc,
): Promise<Transfer[]> {
  const rows = await database
    .select()
    .from(incomingTransfer)
    .where(which)
    .orderBy(inOrder(incomingTransfer.valueDate), inOrder(incomingTransfer.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, ...decryptTexts(encryption, row.id, row) }))
}
