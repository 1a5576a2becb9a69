import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { payout, payoutFile } from '../tables.server.ts'

/** A payout with the IBAN of our account that pays it. */
export type PayoutInTransit = Omit<typeof payout.$inferSelect, 'payerIban'> & { payerIban: string }

/** By end-to-end id. */
export async function lockByEndToEndId(
  transaction: Database,
  named: readonly string[],
): Promise<ReadonlyMap<string, PayoutInTransit>> {
  if (named.length === 0) return new Map()
  const rows = await lockPayouts(transaction, inArray(payout.endToEndId, [...named]))
  return new Map(rows.map((row) => [row.endToEndId, row]))
}

export async function lockPayouts(transaction: Database, which: SQL): Promise<PayoutInTransit[]> {
  const rows = await transaction
    .select()
    .from(payout)
    .where(which)
    .orderBy(payout.id)
    .for('no key update')
  const fileIds = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  const files = await transaction
    .select({ id: payoutFile.id, payerIban: payoutFile.payerIban })
    .from(payoutFile)
    .where(inArray(payoutFile.id, fileIds.length > 0 ? fileIds : [0]))
  const ibans = new Map(files.map(({ id, payerIban }) => [id, payerIban]))
  return rows.map((row) => ({
    ...row,
    payerIban: row.payerIban ?? ibans.get(row.fileId ?? 0) ?? '',
  }))
}
