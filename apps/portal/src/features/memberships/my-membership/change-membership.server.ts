import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import type { CreditWish } from '#core/invoices/credit.ts'
import { enqueueReturns } from '#core/invoices/return-to-cards.server.ts'
import {
  countBookingsAfter,
  enqueueCancellations,
  type MembershipBookings,
} from '#core/memberships/membership-bookings.server.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { TerminationReason } from '#core/memberships/termination-reasons.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import type { ActionPreview } from '../model/contract.ts'
import {
  listLeft,
  planCredits,
  previewCredits,
  writeCredits,
} from '../model/credit-unused.server.ts'
import type { FoundMembership } from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { issueMonth } from '../model/issue-month.server.ts'
import { notifyMember, type Recipient } from '../model/membership-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { checkEarlyEnd } from '../model/rules/early-end.ts'
import {
  canCancelFreeze,
  checkFreeze,
  type Freeze,
  type FreezeRequest,
  freezePeriods,
  type WaivableFreezeRule,
} from '../model/rules/freeze.ts'
import { lastInvoiceDue } from '../model/rules/invoicing.ts'
import {
  cashMembership,
  commitmentEnd,
  type MembershipFacts,
  type MembershipSettings,
} from '../model/rules/membership-facts.ts'
import { countMonths, monthsIn, type Period } from '../model/rules/months.ts'
import { checkReinstatement, checkTermination } from '../model/rules/termination.ts'
import { creditUnused, isSettledTo, type LeftLine } from '../model/rules/unused-days.ts'
import { checkWithdrawal } from '../model/rules/withdrawal.ts'

/** Members can freeze, cancel that, terminate and withdraw; staff can make all changes on their behalf. */
export type Change =
  | (FreezeRequest & {
      readonly action: 'freeze'
      readonly waivedRules?: readonly WaivableFreezeRule[]
    })
  | { readonly action: 'terminate'; readonly reason: TerminationReason }
  | {
      readonly action: 'end-early'
      readonly endDate: string
      readonly reason: TerminationReason
    }
  | { readonly action: 'withdraw'; readonly noticeOn: string }
  | { readonly action: 'cancel-freeze'; readonly freezeId: number }
  | { readonly action: 'reinstate' }
  | { readonly action: 'disqualify' | 'requalify' }

export type ChangeContext = Recipient & {
  readonly today: string
  readonly membershipBookings: readonly MembershipBookings[]
  /** The member of staff, and their reason. */
  readonly actorId?: string
  readonly why?: string
}

export type PreviewParts = {
  readonly database: Database
  readonly membershipBookings: readonly MembershipBookings[]
}

/** The consequences of a change that was made. */
export type Applied = ActionPreview & {
  /** The numbers of the credit notes. */
  readonly creditNumbers: readonly string[]
}

/**
 * The consequences of a change, if it is allowed. Changes nothing.
 * @throws {Refusal} one of `actionRefusals`, `cancelFreezeRefusals`, `frontDeskRefusals`
 */
async function decideChange(
  database: Database,
  { row, facts }: FoundMembership,
  change: Change,
  today: string,
): Promise<ActionPreview> {
  switch (change.action) {
    case 'freeze': {
      const { waivedRules = [] } = change
      const settings = await findSettings(database)
      const checked = checkFreeze(facts, change, { today, settings, waivedRules })
      if ('refusal' in checked) throw refuse(checked.refusal)
      const { period } = checked
      return {
        ...previewOf({ ...facts, freezes: [...facts.freezes, period] }),
        freeze: { ...period, numberOfMonths: countMonths(period) },
        credit: await previewOfCredits(database, row, change, period),
      }
    }
    case 'terminate': {
      const checked = checkTermination(facts, { today, settings: await findSettings(database) })
      if ('refusal' in checked) throw refuse(checked.refusal)
      return {
        ...previewOf({ ...facts, endDate: checked.endDate }),
        lastInvoiceDueDate: checked.lastInvoiceDueDate,
        lapsedFreezePeriods: freezePeriods(
          facts.freezes.filter((freeze) => checked.lapsed.includes(freeze)),
          today,
        ).validFreezePeriods,
      }
    }
    case 'end-early': {
      const settings = await findSettings(database)
      const checked = checkEarlyEnd(facts, change.endDate, { today, settings })
      if ('refusal' in checked) throw refuse(checked.refusal)
      return previewEnd(database, { row, facts }, change, { ...checked, today, settings })
    }
    case 'withdraw': {
      const settings = await findSettings(database)
      const checked = checkWithdrawal(facts, { noticeOn: change.noticeOn, today })
      if ('refusal' in checked) throw refuse(checked.refusal)
      const ended = { ...checked, lapsed: facts.freezes, today, settings }
      return previewEnd(database, { row, facts }, change, ended)
    }
    case 'cancel-freeze': {
      const freeze = requireUpcomingFreeze(facts, change.freezeId, today)
      const lines = (await listLeft(database, row.id)).flatMap((left) => left.lines)
      return {
        ...previewOf({ ...facts, freezes: facts.freezes.filter((other) => other !== freeze) }),
        invoicedMonths: monthsIn(freeze).filter((month) => isCredited(month, lines)),
      }
    }
    case 'reinstate': {
      const { plannedEndDate } = row
      const nextStartDate = await findNextStart(database, row)
      const lines = (await listLeft(database, row.id)).flatMap((left) => left.lines)
      const isSettled = facts.endDate !== null && isSettledTo(facts.endDate, lines)
      const checked = checkReinstatement(facts, { plannedEndDate, nextStartDate, isSettled })
      if ('refusal' in checked) throw refuse(checked.refusal)
      return previewOf({ ...facts, endDate: checked.endDate })
    }
    case 'disqualify':
    case 'requalify':
      if (row.isDisqualified === (change.action === 'disqualify'))
        throw refuse('DISQUALIFICATION_UNCHANGED')
      return { ...previewOf(facts), lastInvoiceDueDate: row.lastInvoiceDueOn }
  }
}

/** Whether a membership ends sooner by a change. */
const isEnd = ({ action }: Change) =>
  action === 'terminate' || action === 'end-early' || action === 'withdraw'

/**
 * The consequences of a change that is not made, with what other features cancel after an end.
 * @throws {Refusal} as `decideChange`
 */
export async function previewChange(
  { database, membershipBookings }: PreviewParts,
  found: FoundMembership,
  change: Change,
  today: string,
): Promise<ActionPreview> {
  const decided = await decideChange(database, found, change, today)
  const { membershipEndDate: endDate } = decided
  if (!isEnd(change) || endDate === null) return decided
  const { id: membershipId, userId } = found.row
  const end = { membershipId, endDate }
  const cancelledBookings = await countBookingsAfter(database, membershipBookings, userId, end)
  return { ...decided, cancelledBookings }
}

function previewOf(
  facts: Pick<MembershipFacts, 'startDate' | 'endDate' | 'commitmentMonths' | 'freezes'>,
): ActionPreview {
  return {
    freeze: null,
    membershipEndDate: facts.endDate,
    commitmentEndDate: commitmentEnd(facts),
    lastInvoiceDueDate: null,
    lapsedFreezePeriods: [],
    credit: null,
    invoicedMonths: [],
    cancelledBookings: 0,
  }
}

/** An end with days that were invoiced and are not used. */
async function previewEnd(
  database: Database,
  { row, facts }: FoundMembership,
  change: Change,
  ended: {
    endDate: string
    lapsed: readonly Freeze[]
    today: string
    settings: MembershipSettings
  },
): Promise<ActionPreview> {
  const { endDate, lapsed, today, settings } = ended
  const { daysToPay } = settings
  const isCash = facts.membershipCategory === cashMembership
  return {
    ...previewOf({ ...facts, endDate }),
    commitmentEndDate: null,
    lastInvoiceDueDate: isCash
      ? addDays(facts.startDate, daysToPay)
      : lastInvoiceDue(facts, { endDate, daysToPay }),
    lapsedFreezePeriods: freezePeriods(lapsed, today).validFreezePeriods,
    credit: await previewOfCredits(database, row, change, { startDate: '', endDate }),
  }
}

/** The days for which a change takes invoices back; none for a change that does not. */
function creditsOf(
  change: Change,
  { startDate, endDate }: Period,
): ((lines: readonly LeftLine[]) => CreditWish[]) | null {
  switch (change.action) {
    case 'freeze':
      return (lines) => creditUnused(lines, { from: startDate, to: endDate })
    case 'end-early':
      return (lines) => creditUnused(lines, { from: addDays(endDate, 1), to: null })
    case 'withdraw':
      return (lines) =>
        creditUnused(lines, { from: addDays(endDate, 1), to: null }, { withStartFee: true })
    default:
      return null
  }
}

async function previewOfCredits(
  database: Database,
  { id, userId }: FoundMembership['row'],
  change: Change,
  period: Period,
): Promise<ActionPreview['credit']> {
  const wishesOf = creditsOf(change, period)
  const planned = wishesOf ? planCredits(await listLeft(database, id), wishesOf) : []
  return planned.length > 0 ? previewCredits(database, userId, planned) : null
}

/** Whether a month was invoiced, and credited for a freeze. */
const isCredited = (month: string, lines: readonly LeftLine[]) =>
  lines.some(
    ({ kind, from, to, amountOre, leftOre }) =>
      kind !== 'start-fee' && from <= month && month <= to && leftOre < amountOre,
  )

function requireUpcomingFreeze(
  facts: MembershipFacts<Freeze>,
  freezeId: number,
  today: string,
): Freeze {
  const freeze = facts.freezes.find(({ id }) => id === freezeId)
  if (!freeze) throw refuse('FREEZE_NOT_FOUND')
  if (!canCancelFreeze(freeze, today)) throw refuse('FREEZE_BEGUN')
  if (facts.isTerminated) throw refuse('MEMBERSHIP_TERMINATED')
  return freeze
}

/** The start of the same person’s next membership. */
async function findNextStart(
  database: Database,
  { userId, startDate }: FoundMembership['row'],
): Promise<string | null> {
  const [next] = await database
    .select({ startDate: min(fitnessMembership.startDate) })
    .from(fitnessMembership)
    .where(and(eq(fitnessMembership.userId, userId), gt(fitnessMembership.startDate, startDate)))
  return next?.startDate ?? null
}

/**
 * Changes a locked membership and notifies its member.
 * @returns the consequences
 * @throws {Refusal} as `decideChange`
 */
export async function applyChange(
  transaction: Database,
  found: FoundMembership,
  context: ChangeContext,
  change: Change,
): Promise<Applied> {
  const { id, userId } = found.row
  const invoices = await listLeft(transaction, id, { isLocked: true })
  const decided = await decideChange(transaction, found, change, context.today)
  await transaction
    .update(fitnessMembership)
    .set({
      ...columnsOf(found, change, decided, context.today),
      version: sql`${fitnessMembership.version} + 1`,
    })
    .where(eq(fitnessMembership.id, id))
  await changeFreezes(transaction, id, change, decided)
  const period = decided.freeze ?? { startDate: '', endDate: decided.membershipEndDate ?? '' }
  const wishesOf = creditsOf(change, period)
  const planned = wishesOf ? planCredits(invoices, wishesOf) : []
  const reason = context.why ?? m.withdraw_reason({}, { locale: defaultLocale })
  const decidedBy = context.actorId ?? null
  const creditNumbers = await writeCredits(transaction, userId, planned, {
    reason,
    createdBy: decidedBy,
    today: context.today,
  })
  if (isEnd(change)) {
    const credited = planned.map(({ row }) => row.id)
    await enqueueReturns(transaction, credited, { decidedBy, reason })
    const ended = { userId, endedBy: decidedBy }
    await enqueueCancellations(transaction, context.membershipBookings, ended)
  }
  for (const month of decided.invoicedMonths)
    await issueMonth(transaction, found.row, month, context)
  if (decided.invoicedMonths.length > 0)
    await carryOver(
      transaction,
      { userId, kind: 'fitness' },
      { actorId: context.actorId ?? null, today: context.today },
    )
  await notifyMember(transaction, context, notificationOf(found, change, decided))
  return { ...decided, creditNumbers }
}

function columnsOf(
  { row }: FoundMembership,
  change: Change,
  { membershipEndDate: endDate, lastInvoiceDueDate }: ActionPreview,
  today: string,
): Partial<typeof fitnessMembership.$inferInsert> {
  switch (change.action) {
    case 'freeze':
    case 'cancel-freeze':
      return {}
    case 'terminate':
      return {
        endDate,
        terminatedOn: today,
        terminationReason: change.reason,
        lastInvoiceDueOn: lastInvoiceDueDate,
        plannedEndDate: row.endDate,
      }
    case 'end-early':
    case 'withdraw':
      return {
        endDate,
        terminatedOn: row.terminatedOn ?? today,
        terminationReason: change.action === 'withdraw' ? 'OTHER' : change.reason,
        lastInvoiceDueOn: lastInvoiceDueDate,
        plannedEndDate: row.terminatedOn ? row.plannedEndDate : row.endDate,
      }
    case 'reinstate':
      return {
        endDate,
        terminatedOn: null,
        terminationReason: null,
        lastInvoiceDueOn: null,
        plannedEndDate: null,
      }
    case 'disqualify':
    case 'requalify':
      return { isDisqualified: change.action === 'disqualify' }
  }
}

async function changeFreezes(
  transaction: Database,
  membershipId: number,
  change: Change,
  { freeze, lapsedFreezePeriods }: ActionPreview,
): Promise<void> {
  if (freeze) {
    const { startDate, endDate } = freeze
    await transaction.insert(fitnessFreeze).values({ membershipId, startDate, endDate })
  }
  const lapsed = lapsedFreezePeriods.map(({ id }) => id)
  const removed = change.action === 'cancel-freeze' ? [change.freezeId] : lapsed
  if (removed.length > 0)
    await transaction
      .delete(fitnessFreeze)
      .where(and(eq(fitnessFreeze.membershipId, membershipId), inArray(fitnessFreeze.id, removed)))
}

function notificationOf(
  { facts }: FoundMembership,
  change: Change,
  { freeze, membershipEndDate, lastInvoiceDueDate, credit }: ActionPreview,
): Parameters<typeof notifyMember>[2] {
  switch (change.action) {
    case 'freeze':
      if (!freeze) throw new Error('a freeze has no months')
      return { kind: 'frozen', startDate: freeze.startDate, endDate: freeze.endDate, credit }
    case 'cancel-freeze': {
      const before = facts.freezes.find(({ id }) => id === change.freezeId)
      if (!before) throw new Error('the freeze to cancel does not exist')
      return {
        kind: 'freeze-taken-back',
        startDate: before.startDate,
        endDate: before.endDate,
      }
    }
    case 'terminate':
      if (!membershipEndDate || !lastInvoiceDueDate)
        throw new Error('a termination has no last day')
      return { kind: 'terminated', endDate: membershipEndDate, lastInvoiceDueDate }
    case 'end-early':
    case 'withdraw':
      if (!membershipEndDate) throw new Error('an end has no last day')
      return {
        kind: change.action === 'withdraw' ? 'withdrawn' : 'ended-early',
        endDate: membershipEndDate,
        credit,
      }
    case 'reinstate':
      return { kind: 'termination-taken-back', endDate: membershipEndDate }
    case 'disqualify':
      return { kind: 'disqualified' }
    case 'requalify':
      return { kind: 'requalified' }
  }
}
