import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import type { PayerConfiguration } from '#core/bank/payout-source.ts'
import { claimAccount, costAccount } from '#core/health-refunds/accounts.ts'
import { healthRefundRepayment } from '#core/health-refunds/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import type { AccountName } from '#core/ledger/contract.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import type { RepaymentForm } from './forms.ts'
import { lockRefund } from './lock-refund.server.ts'
import { refuse } from './refuse.server.ts'

type Parts = TermsParts & {
  readonly portalUrl: string
  readonly configuration: PayerConfiguration
}
type Of = { readonly id: string }
type Which = Of & { readonly repayment: string }
type Row = typeof healthRefundRepayment.$inferSelect

export const isOpenRepayment = and(
  isNull(healthRefundRepayment.confirmedAt),
  isNull(healthRefundRepayment.droppedAt),
)

/**
 * Registers that claimed money came to the bank, is waived, or that one of these was wrong. Nothing is
 * booked before a second person has confirmed it.
 * @throws {Refusal} `HEALTH_DAY_INVALID`: it is yet to come; `HEALTH_MORE_THAN_CLAIMED`;
 *   `HEALTH_NOTHING_WAITS`: there is none to take back, or of another amount; `HEALTH_WAITS`,
 *   `HEALTH_NO_ACCOUNT`, and those of `lockRefund`
 */
export function registerRepayment(
  { database, encryption, configuration }: Parts,
  staff: StaffActor,
  { id: caseId, ...form }: RepaymentForm & Of,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockRefund(transaction, staff, caseId)
    const { kind, amountOre, day, reason, reversesId } = form
    if (day > osloDate(now)) throw refuse('HEALTH_DAY_INVALID')
    if (reversesId !== null) await requireReversible(transaction, caseId, { reversesId, amountOre })
    else if (amountOre > (await balanceOf(transaction, claimAccount(caseId))))
      throw refuse('HEALTH_MORE_THAN_CLAIMED')
    if (kind === 'received') requireAccount(configuration)
    const id = randomUUID()
    const [added] = await transaction
      .insert(healthRefundRepayment)
      .values({
        id,
        caseId,
        kind,
        amountOre,
        happenedOn: day,
        reason: reason === '' ? null : encryptText(encryption, 'repayment', { id, text: reason }),
        reversesId,
        registeredBy: staff.userId,
        registeredAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: healthRefundRepayment.id })
    if (!added) throw refuse('HEALTH_WAITS')
    await record(transaction, staff, 'health-repayment-registered', { caseId, kind, amountOre })
  })
}

/**
 * A second person confirms it: it is booked.
 * @throws {Refusal} `HEALTH_NOTHING_WAITS`; `HEALTH_OTHER_PERSON`: the caller has registered it;
 *   `HEALTH_MORE_THAN_CLAIMED`, `HEALTH_NO_ACCOUNT`, and those of `lockRefund`
 */
export function confirmRepayment(
  { database, portalUrl, configuration }: Parts,
  staff: StaffActor,
  { id: caseId, repayment }: Which,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { userId, language } = await lockRefund(transaction, staff, caseId)
    const row = await requireOpen(transaction, caseId, repayment)
    if (await isOwnAccount(transaction, staff.userId, row.registeredBy))
      throw refuse('HEALTH_OTHER_PERSON')
    await book(transaction, row, { configuration, actorId: staff.userId })
    await transaction
      .update(healthRefundRepayment)
      .set({ confirmedBy: staff.userId, confirmedAt: now })
      .where(eq(healthRefundRepayment.id, row.id))
    await record(transaction, staff, 'health-repayment-confirmed', row)
    await notifyOfNews(transaction, { userId, language, portalUrl })
  })
}

/** Takes one away that was wrong, before it is booked. @throws {Refusal} `HEALTH_NOTHING_WAITS` */
export function dropRepayment(
  database: Database,
  staff: StaffActor,
  { id: caseId, repayment }: Which,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockRefund(transaction, staff, caseId)
    const row = await requireOpen(transaction, caseId, repayment)
    await transaction
      .update(healthRefundRepayment)
      .set({ droppedAt: now })
      .where(eq(healthRefundRepayment.id, row.id))
    await record(transaction, staff, 'health-repayment-dropped', row)
  })
}

type Booked = { readonly configuration: PayerConfiguration; readonly actorId: string }

async function book(transaction: Database, row: Row, { configuration, actorId }: Booked) {
  const { caseId, amountOre, happenedOn } = row
  const claim = claimAccount(caseId)
  const original = row.reversesId === null ? null : await findRow(transaction, row.reversesId)
  const other: AccountName =
    (original ?? row).kind === 'received'
      ? bankAccount(requireAccount(configuration))
      : costAccount((original ?? row).happenedOn.slice(0, 4))
  await openAccounts(transaction, [claim, other])
  await lockAccount(transaction, claim)
  if (!original && amountOre > (await balanceOf(transaction, claim)))
    throw refuse('HEALTH_MORE_THAN_CLAIMED')
  await postTransaction(transaction, {
    key: `health-repayment:${row.id}`,
    kind: `health-repayment-${row.kind}`,
    valueDate: happenedOn,
    entries: move(amountOre, original ? { from: other, to: claim } : { from: claim, to: other }),
    actorId,
  })
}

/** @returns the IBAN of the account that refunds are paid from, and back to */
function requireAccount(configuration: PayerConfiguration): string {
  const payer = fitnessPayer(configuration)
  if (!payer) throw refuse('HEALTH_NO_ACCOUNT')
  return payer.iban
}

async function requireReversible(
  transaction: Database,
  caseId: string,
  { reversesId, amountOre }: { readonly reversesId: string; readonly amountOre: number },
): Promise<void> {
  const isIt = await transaction.$count(
    healthRefundRepayment,
    and(
      eq(healthRefundRepayment.id, reversesId),
      eq(healthRefundRepayment.caseId, caseId),
      eq(healthRefundRepayment.amountOre, amountOre),
      ne(healthRefundRepayment.kind, 'taken-back'),
      isNotNull(healthRefundRepayment.confirmedAt),
    ),
  )
  if (isIt === 0) throw refuse('HEALTH_NOTHING_WAITS')
}

async function findRow(transaction: Database, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(healthRefundRepayment)
    .where(eq(healthRefundRepayment.id, id))
  if (!row) throw refuse('HEALTH_NOTHING_WAITS')
  return row
}

async function requireOpen(transaction: Database, caseId: string, id: string): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(healthRefundRepayment)
    .where(
      and(
        eq(healthRefundRepayment.id, id),
        eq(healthRefundRepayment.caseId, caseId),
        isOpenRepayment,
      ),
    )
  if (!row) throw refuse('HEALTH_NOTHING_WAITS')
  return row
}

const record = (
  transaction: Database,
  staff: StaffActor,
  action: 'health-repayment-registered' | 'health-repayment-confirmed' | 'health-repayment-dropped',
  { caseId, kind, amountOre }: Pick<Row, 'caseId' | 'kind' | 'amountOre'>,
) =>
  recordAction(transaction, staff, {
    action,
    subject: { kind: 'health-refund', id: caseId },
    after: { healthRepaymentKind: kind, healthRepaymentOre: amountOre },
  })
