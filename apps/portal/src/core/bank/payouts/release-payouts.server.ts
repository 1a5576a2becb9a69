import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import { lockAccounts } from '#core/ledger/lock-account.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isIban } from '../account-number.ts'
import { heldOre, paidAccount, paidKind, payoutsAccount } from '../accounts.ts'
import { type PaymentFile, writePain001 } from '../files/write-pain001.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { isPaidTo } from '../is-paid-to.ts'
import { osloToday } from '../oslo-today.server.ts'
import { ownAccountsOf } from '../own-accounts.ts'
import { goingOf, requireOthersPayouts } from '../own-payouts.server.ts'
import { ownerKinds, ownerOf } from '../payout-owner.ts'
import {
  type Payer,
  type PayerConfiguration,
  type PayoutParts,
  type PayoutSource,
  sourceOf,
} from '../payout-source.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse, refusePayer } from '../refuse.server.ts'
import { payout, payoutFile } from '../tables.server.ts'
import { decryptPayee } from './payee.server.ts'

/** Per file: within the statement timeout, and few enough for a person to check. */
export const mostPayments = 1_000

/**
 * Releases payouts for payment: all of them or none. The money leaves the owners' accounts, and of
 * those that go by file one file for the bank is made for each account of ours that pays, which
 * `readPayoutFile` gives out.
 *
 * @param release `executionDate`: when the bank is to pay, `2026-11-23`
 * @returns the ids of the files; none when all of them are manual
 * @throws {Refusal} PAYOUT_UNKNOWN, PAYOUT_CHANGED (of two who release at once the second),
 *   OWN_CASE, PAYOUT_OWN, PAYER_NOT_SET_UP, PAYOUT_ACCOUNT_OWN: it goes to an account of ours,
 *   PAYOUT_NOT_COVERED
 */
export async function releasePayouts(
  { database, ...rest }: PayoutParts,
  release: {
    ids: readonly string[]
    configuration: PayerConfiguration
    executionDate: string
  },
  actor: StaffAuditActor,
): Promise<readonly number[]> {
  const ids = [...new Set(release.ids)]
  const { encryption } = rest
  if (ids.length === 0 || ids.length > mostPayments) throw refuse('PAYOUT_UNKNOWN')
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .select()
      .from(payout)
      .where(inArray(payout.id, ids))
      .orderBy(payout.id)
      .for('no key update')
    if (rows.length < ids.length) throw refuse('PAYOUT_UNKNOWN')
    if (rows.some(({ state }) => state !== 'prepared')) throw refuse('PAYOUT_CHANGED')
    const parts = { ...rest, database: transaction }
    const { users } = await requireOthersPayouts(parts, actor, rows.map(goingOf(encryption)))
    if (rows.some((row) => users.has(row.approvedBy) || users.has(row.preparedBy)))
      throw refuse('PAYOUT_OWN')

    const batches = batchByPayer(rows, rest.payoutSources, release.configuration)
    const ours = [
      ...ownAccountsOf(release.configuration),
      ...batches.map(({ payer }) => payer.iban),
    ]
    if (rows.some((row) => isPaidTo(decryptPayee(encryption, row.id, row), ours)))
      throw refuse('PAYOUT_ACCOUNT_OWN')
    await requireCovered(transaction, rows, rest.payoutSources)

    const { executionDate } = release
    const files: number[] = []
    for (const { payer, rows: paid } of batches) {
      const file = await releaseBatch(parts, { payer, rows: paid, executionDate }, actor)
      if (file !== null) files.push(file)
    }
    return files
  })
}

type Row = typeof payout.$inferSelect
type Batch = { readonly payer: Payer; readonly rows: Row[] }

/**
 * A file of the bank has one account that pays.
 * @throws {Refusal} PAYER_NOT_SET_UP, with the names of the settings
 */
function batchByPayer(
  rows: readonly Row[],
  sources: readonly PayoutSource[],
  configuration: PayerConfiguration,
): readonly Batch[] {
  const batches = new Map<string, Batch>()
  for (const row of rows) {
    const { payerOf, settings } = sourceOf(sources, row.ownerKind)
    const payer = payerOf(configuration)
    if (!payer) throw refusePayer(settings)
    if (!isIban(payer.iban)) throw new Error('The account that pays has no right IBAN')
    const batch = batches.get(payer.iban)
    if (batch) batch.rows.push(row)
    else batches.set(payer.iban, { payer, rows: [row] })
  }
  return [...batches.values()]
}

/**
 * The database refuses a deposit account that would owe money. Others may, after a refund of a fee:
 * they pay out nothing then.
 *
 * @throws {Refusal} PAYOUT_NOT_COVERED
 */
async function requireCovered(
  transaction: Database,
  rows: readonly Row[],
  sources: readonly PayoutSource[],
): Promise<void> {
  for (const kind of ownerKinds) {
    const sums = new Map<string, number>()
    for (const row of rows)
      if (row.ownerKind === kind)
        sums.set(row.ownerKey, (sums.get(row.ownerKey) ?? 0) + row.amountOre)
    if (sums.size === 0) continue
    const keys = [...sums.keys()]
    await sourceOf(sources, kind).lock?.(transaction, keys)
    await lockAccounts(transaction, paidKind(kind), keys)
    const balances = await balancesOf(transaction, paidKind(kind), keys)
    if (keys.some((key) => (sums.get(key) ?? 0) > heldOre(kind, balances.get(key) ?? 0)))
      throw refuse('PAYOUT_NOT_COVERED')
  }
}

/** Releases what one account of ours pays. @returns the id of its file, if it has one */
async function releaseBatch(
  { database: transaction, encryption }: PayoutParts,
  { payer, rows, executionDate }: Batch & { executionDate: string },
  actor: StaffAuditActor,
): Promise<number | null> {
  const released = {
    state: 'released',
    releasedBy: actor.userId,
    releasedAt: sql`now()`,
  } as const
  const manual = rows.filter(({ channel }) => channel === 'manual')
  for (const { id, amountOre } of manual)
    await recordAction(transaction, actor, {
      action: 'payouts-released',
      subject: { kind: 'payout', id },
      after: { payouts: 1, amountOre },
    })
  if (manual.length > 0)
    await transaction
      .update(payout)
      .set({ ...released, payerIban: payer.iban })
      .where(inArray(payout.id, idsOf(manual)))

  const byFile = rows.filter(({ channel }) => channel === 'file')
  const file =
    byFile.length > 0
      ? await addFile(transaction, encryption, byFile, { payer, executionDate })
      : null
  if (file) {
    await transaction
      .update(payout)
      .set({ ...released, fileId: file.id })
      .where(inArray(payout.id, idsOf(byFile)))
    await recordAction(transaction, actor, {
      action: 'payouts-released',
      subject: { kind: 'payout-file', id: String(file.id) },
      after: { payouts: byFile.length, amountOre: file.totalOre },
    })
  }
  await post(transaction, rows, { iban: payer.iban, actorId: actor.userId })
  return file?.id ?? null
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

async function addFile(
  transaction: Database,
  encryption: FieldEncryption,
  rows: readonly Row[],
  { payer, executionDate }: Pick<PaymentFile, 'payer' | 'executionDate'>,
): Promise<{ id: number; totalOre: number }> {
  const { rows: clock } = await transaction.execute<{ now: string; id: string }>(sql`
    select floor(extract(epoch from now()) * 1000) as now,
      nextval('portal.payout_file_id_seq') as id`)
  const [id, createdAt] = [Number(clock[0]?.id), new Date(Number(clock[0]?.now))]
  const messageId = `PAYOUT-${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${id}`
  const totalOre = rows.reduce((sum, { amountOre }) => sum + amountOre, 0)
  const content = writePain001({
    messageId,
    createdAt,
    executionDate,
    payer,
    payments: toPayments(encryption, rows),
  })
  await transaction.execute(sql`
    insert into ${payoutFile} (id, message_id, payer_name, payer_iban, payer_bic, execution_date,
      created_at, payments, total_ore, sha256)
    overriding system value
    values (${id}, ${messageId}, ${payer.name}, ${payer.iban}, ${payer.bic}, ${executionDate},
      ${createdAt.toISOString()}::timestamptz, ${rows.length}, ${totalOre}, ${sha256(content)})`)
  return { id, totalOre }
}

/** In one order, so that the file is always the same. */
export function toPayments(encryption: FieldEncryption, rows: readonly Row[]) {
  return rows
    .toSorted((one, other) => (one.endToEndId < other.endToEndId ? -1 : 1))
    .map((row) => {
      const payee = decryptPayee(encryption, row.id, row)
      if (!payee?.account) throw refuse('PAYOUT_FILE_UNKNOWN')
      return { ...row, name: payee.name, account: payee.account }
    })
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function post(
  transaction: Database,
  rows: readonly Row[],
  { iban, actorId }: { iban: string; actorId: string },
): Promise<void> {
  const valueDate = await osloToday(transaction)
  await postTransactions(
    transaction,
    rows.map((row) => ({
      key: `payout:${row.id}:released`,
      kind: 'payout-released',
      valueDate,
      entries: move(row.amountOre, {
        from: payoutsAccount(iban),
        to: paidAccount(ownerOf(row)),
      }),
      actorId,
    })),
  ).catch((error) => {
    throw error instanceof Refusal && error.code === 'LEDGER_NOT_COVERED'
      ? refuse('PAYOUT_NOT_COVERED')
      : error
  })
}
