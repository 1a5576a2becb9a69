import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bankAccount, ownerAccount, unconfirmedAccount } from '../accounts.ts'
import type { CreditEntry } from '../contract.ts'
import { incomingTransfer, type matchedBy } from '../tables.server.ts'
import type { OnReceived } from './on-received.server.ts'
import { encryptTexts } from './transfer-text.server.ts'

export type NewTransfer = CreditEntry & {
  readonly customerNumber: string | null
  readonly matchedBy: (typeof matchedBy)[number] | null
}

export type TransferParts = {
  readonly transaction: Database
  readonly encryption: FieldEncryption
  readonly onReceived?: OnReceived | undefined
}

/** Where transfers come from, and who answers for them. */
export type TransferSource = {
  readonly ownAccount: string
  readonly fileId: number | null
  /** The member of staff who registered it manually. */
  readonly registeredBy: string | null
  /** Unconfirmed money counts for nothing. */
  readonly isConfirmed: boolean
  /** The second person; null where the bank has said it. */
  readonly confirmedBy: string | null
  readonly actorId: string | null
}

type Row = {
  id: string
  transfer: NewTransfer
  debtor: string | null
  remittance: string | null
}

/**
 * Stores the transfers whose reference identifies no other one, and posts them: money that came to
 * the bank is the customer's, or unallocated, or unconfirmed. In the transaction of the caller,
 * with as many statements for many as for one.
 *
 * @param transfers no two with the same reference
 * @returns ids by reference, of those that were stored
 */
export async function insertTransfers(
  { transaction, encryption, onReceived }: TransferParts,
  transfers: readonly NewTransfer[],
  source: TransferSource,
): Promise<ReadonlyMap<string, string>> {
  if (transfers.length === 0) return new Map()
  const rows = transfers.map((transfer) => {
    const id = randomUUID()
    const { debtorName: debtor, remittance } = transfer
    return { id, transfer, ...encryptTexts(encryption, id, { debtor, remittance }) }
  })
  const added = new Set(await insert(transaction, rows, source))
  const fresh = rows.filter(({ id }) => added.has(id))
  await postTransactions(
    transaction,
    fresh.map(({ id, transfer }) => ({
      ...(source.isConfirmed
        ? { key: receivedKey(id), kind: 'transfer-received' }
        : { key: registeredKey(id), kind: 'transfer-registered' }),
      valueDate: transfer.valueDate,
      entries: move(transfer.amountOre, {
        from: source.isConfirmed
          ? ownerAccount(source.ownAccount, transfer.customerNumber)
          : unconfirmedAccount(source.ownAccount),
        to: bankAccount(source.ownAccount),
      }),
      actorId: source.actorId,
    })),
  )
  const received = fresh.flatMap(({ id, transfer: { customerNumber, matchedBy, amountOre } }) =>
    source.isConfirmed && customerNumber !== null && matchedBy !== null
      ? [{ id, customerNumber, matchedBy, amountOre }]
      : [],
  )
  if (received.length > 0) await onReceived?.(transaction, received)
  return new Map(fresh.map(({ id, transfer: { reference } }) => [reference, id]))
}

/** Of the ledger's transactions about a transfer: registered by a person, counted, allocated again. */
export const registeredKey = (id: string) => `transfer:${id}:registered`
export const receivedKey = (id: string) => `transfer:${id}`
export const allocatedKey = (id: string, revision: number) => `transfer:${id}:${revision}`

/** Two files at once with the same entries: the later one waits, and finds them. */
async function insert(
  transaction: Database,
  rows: readonly Row[],
  { ownAccount, fileId, registeredBy, isConfirmed, confirmedBy }: TransferSource,
): Promise<string[]> {
  const column = (value: (row: Row) => string | number | null) => sql.param(rows.map(value))
  const { rows: added } = await transaction.execute<{ id: string }>(sql`
    insert into ${incomingTransfer} (id, file_id, own_account, registered_by, confirmed_at,
      confirmed_by, reference, amount_ore, value_date, debtor, remittance, end_to_end_id,
      customer_number, matched_by)
    select id, ${fileId}::bigint, ${ownAccount}::text, ${registeredBy}::text,
      case when ${isConfirmed}::boolean then now() end, ${confirmedBy}::text,
      reference, amount_ore, value_date, debtor, remittance, end_to_end_id, customer_number,
      matched_by
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
    on conflict (own_account, reference) where holds_reference do nothing
    returning id`)
  return added.map(({ id }) => id)
}
