import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankAccount, ownerAccount } from '../accounts.ts'
import type { CreditEntry } from '../contract.ts'
import { refuse } from '../refuse.server.ts'
import { incomingTransfer, type matchedBy } from '../tables.server.ts'
import type { OnReceived } from './on-received.server.ts'
import { encryptTexts } from './transfer-text.server.ts'

export type NewTransfer = CreditEntry & {
  readonly customerNumber: string | null
  readonly matchedBy: (typeof matchedBy)[number] | null
}

type Source = {
  readonly ownAccount: string
  readonly fileId: number | null
  readonly actorId: string | null
}

/**
 * Stores those that are not there yet and posts them: what came to the bank is the customer's, or
 * nobody's yet. In the transaction of the caller, with as many statements for many as for one.
 *
 * @returns the ids of those that were not there, in their order
 * @throws {Refusal} TRANSFER_DIFFERS: a reference has come with another amount or date
 */
export async function addTransfers(
  {
    transaction,
    encryption,
    onReceived,
  }: { transaction: Database; encryption: FieldEncryption; onReceived?: OnReceived | undefined },
  transfers: readonly NewTransfer[],
  source: Source,
): Promise<string[]> {
  const byReference = new Map<string, NewTransfer>()
  for (const transfer of transfers) {
    const known = byReference.get(transfer.reference)
    if (known && !isSame(known, transfer)) throw refuse('TRANSFER_DIFFERS')
    if (!known) byReference.set(transfer.reference, transfer)
  }
  const rows = [...byReference.values()].map((transfer) => {
    const id = randomUUID()
    const { debtorName: debtor, remittance } = transfer
    return { id, transfer, ...encryptTexts(encryption, id, { debtor, remittance }) }
  })
  const added = await insert(transaction, rows, source)
  const isAdded = new Set(added)
  await compare(
    transaction,
    source.ownAccount,
    rows.flatMap(({ id, transfer }) => (isAdded.has(id) ? [] : [transfer])),
  )
  const fresh = rows.filter(({ id }) => isAdded.has(id))
  await postTransactions(
    transaction,
    fresh.map(({ id, transfer }) => ({
      key: `transfer:${id}`,
      kind: 'transfer-received',
      valueDate: transfer.valueDate,
      entries: move(transfer.amountOre, {
        from: ownerAccount(source.ownAccount, transfer.customerNumber),
        to: bankAccount(source.ownAccount),
      }),
      actorId: source.actorId,
    })),
  )
  const received = fresh.flatMap(({ id, transfer: { customerNumber, matchedBy, amountOre } }) =>
    customerNumber !== null && matchedBy !== null
      ? [{ id, customerNumber, matchedBy, amountOre }]
      : [],
  )
  if (received.length > 0) await onReceived?.(transaction, received)
  return fresh.map(({ id }) => id)
}

type Row = {
  id: string
  transfer: NewTransfer
  debtor: string | null
  remittance: string | null
}

/** Two files at once with the same entries: the later one waits, and finds them. */
async function insert(
  transaction: Database,
  rows: readonly Row[],
  { ownAccount, fileId }: Source,
): Promise<string[]> {
  if (rows.length === 0) return []
  const column = (value: (row: Row) => string | number | null) => sql.param(rows.map(value))
  const { rows: added } = await transaction.execute<{ id: string }>(sql`
    insert into ${incomingTransfer} (id, file_id, own_account, reference, amount_ore, value_date,
      debtor, remittance, end_to_end_id, customer_number, matched_by)
    select id, ${fileId}::bigint, ${ownAccount}::text, reference, amount_ore, value_date,
      debtor, remittance, end_to_end_id, customer_number, matched_by
    from unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ transfer }) => transfer.reference)}::text[],
      ${column(({ transfer }) => transfer.amountOre)}::bigint[],
      ${column(({ transfer }) => transfer.valueDate)}::date[],
      ${column(({ debtor }) => debtor)}::text[],
      ${column(({ remittance }) => remittance)}::text[],
      ${column(({ transfer }) => transfer.endToEndId)}::text[],
      ${column(({ transfer }) => transfer.customerNumber)}::text[],
      ${column(({ transfer }) => transfer.matchedBy)}::text[]
    ) as given (id, reference, amount_ore, value_date, debtor, remittance, end_to_end_id,
      customer_number, matched_by)
    order by reference
    on conflict (own_account, reference) do nothing
    returning id`)
  return added.map(({ id }) => id)
}

/** @throws {Refusal} TRANSFER_DIFFERS */
async function compare(
  transaction: Database,
  ownAccount: string,
  repeated: readonly NewTransfer[],
): Promise<void> {
  if (repeated.length === 0) return
  const known = await transaction
    .select({
      reference: incomingTransfer.reference,
      amountOre: incomingTransfer.amountOre,
      valueDate: incomingTransfer.valueDate,
    })
    .from(incomingTransfer)
    .where(
      and(
        eq(incomingTransfer.ownAccount, ownAccount),
        inArray(
          incomingTransfer.reference,
          repeated.map(({ reference }) => reference),
        ),
      ),
    )
  const byReference = new Map(known.map((transfer) => [transfer.reference, transfer]))
  for (const transfer of repeated) {
    const before = byReference.get(transfer.reference)
    if (!before || !isSame(before, transfer)) throw refuse('TRANSFER_DIFFERS')
  }
}

type Told = Pick<CreditEntry, 'amountOre' | 'valueDate'>

const isSame = (one: Told, other: Told) =>
  one.amountOre === other.amountOre && one.valueDate === other.valueDate
