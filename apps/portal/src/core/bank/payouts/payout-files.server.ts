import { and, desc, eq, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writePain001 } from '../files/write-pain001.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { PayoutParts } from '../payout-source.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout, payoutFile } from '../tables.server.ts'
import { sha256, toPayments } from './release-payouts.server.ts'

/**
 * The file for the bank, made of what was released: the same each time. It has account numbers in
 * it: only people who release payouts may have it.
 *
 * @throws {Refusal} PAYOUT_FILE_UNKNOWN: there is none, or its payees are past their time
 * @throws {Error} it is not what was released
 */
export async function readPayoutFile(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  id: number,
): Promise<{ name: string; content: string }> {
  const [file] = await database.select().from(payoutFile).where(eq(payoutFile.id, id))
  if (!file) throw refuse('PAYOUT_FILE_UNKNOWN')
  const rows = await database.select().from(payout).where(eq(payout.fileId, id))
  const content = writePain001({
    messageId: file.messageId,
    createdAt: file.createdAt,
    executionDate: file.executionDate,
    payer: { name: file.payerName, iban: file.payerIban, bic: file.payerBic },
    payments: toPayments(encryption, rows),
  })
  if (sha256(content) !== file.sha256) throw new Error(`Payout file ${id} is not what was released`)
  return { name: `${file.messageId}.xml`, content }
}

/** The same, with who has fetched it: it has account numbers in it. */
export async function fetchPayoutFile(
  parts: PayoutParts,
  id: number,
  actor: AuditActor,
): Promise<{ name: string; content: string }> {
  return parts.database.transaction(async (transaction) => {
    const file = await readPayoutFile({ ...parts, database: transaction }, id)
    await requireOthersFile({ ...parts, database: transaction }, id, actor)
    await recordAction(transaction, actor, {
      action: 'payout-file-fetched',
      subject: { kind: 'payout-file', id: String(id) },
    })
    return file
  })
}

/**
 * Notes that the file was sent to the bank. A second call does nothing.
 * @throws {Refusal} PAYOUT_FILE_UNKNOWN
 */
export async function markPayoutFileSent(
  { database, ...parts }: Pick<PayoutParts, 'database' | 'payoutSources'>,
  id: number,
  actor: AuditActor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [file] = await transaction.select().from(payoutFile).where(eq(payoutFile.id, id))
    if (!file) throw refuse('PAYOUT_FILE_UNKNOWN')
    await requireOthersFile({ ...parts, database: transaction }, id, actor)
    const sent = await transaction
      .update(payout)
      .set({ state: 'sent', sentAt: sql`now()` })
      .where(and(eq(payout.fileId, id), eq(payout.state, 'released')))
      .returning({ id: payout.id })
    if (sent.length === 0) return
    await recordAction(transaction, actor, {
      action: 'payout-file-sent',
      subject: { kind: 'payout-file', id: String(id) },
      after: { payouts: sent.length },
    })
  })
}

async function requireOthersFile(
  parts: Pick<PayoutParts, 'database' | 'payoutSources'>,
  id: number,
  actor: AuditActor,
): Promise<void> {
  const rows = await parts.database
    .select({ ownerKind: payout.ownerKind, ownerKey: payout.ownerKey })
    .from(payout)
    .where(eq(payout.fileId, id))
  await requireOthersOwners(parts, actor, rows.map(ownerOf))
}

/** The newest first, with how many of each are not answered yet. */
export async function listPayoutFiles(database: Database, { limit }: { limit: number }) {
  return database
    .select({
      file: payoutFile,
      released: sql<number>`count(*) filter (where ${payout.state} = 'released')::int`,
      sent: sql<number>`count(*) filter (where ${payout.state} = 'sent')::int`,
      paid: sql<number>`count(*) filter (where ${payout.state} = 'paid')::int`,
      failed: sql<number>`count(*) filter (where ${payout.state} = 'failed')::int`,
      returned: sql<number>`count(*) filter (where ${payout.state} = 'returned')::int`,
    })
    .from(payoutFile)
    .innerJoin(payout, eq(payout.fileId, payoutFile.id))
    .groupBy(payoutFile.id)
    .orderBy(desc(payoutFile.id))
    .limit(limit)
}
