import { and, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { TerminationReason } from '#core/memberships/termination-reasons.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ActionPreview } from '../model/contract.ts'
import type { FoundMembership } from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { notifyMember, type Recipient } from '../model/membership-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import {
  canCancelFreeze,
  checkFreeze,
  type Freeze,
  type FreezeRequest,
  freezePeriods,
  type WaivableFreezeRule,
} from '../model/rules/freeze.ts'
import { commitmentEnd, type MembershipFacts } from '../model/rules/membership-facts.ts'
import { countMonths } from '../model/rules/months.ts'
import { checkReinstatement, checkTermination } from '../model/rules/termination.ts'

/** Members can make the first three changes; staff can make all on their behalf. */
export type Change =
  | (FreezeRequest & {
      readonly action: 'freeze'
      readonly waivedRules?: readonly WaivableFreezeRule[]
    })
  | { readonly action: 'terminate'; readonly reason: TerminationReason }
  | { readonly action: 'cancel-freeze'; readonly freezeId: number }
  | { readonly action: 'reinstate' }
  | { readonly action: 'disqualify' | 'requalify' }

export type ChangeContext = Recipient & { readonly today: string }

/**
 * The consequences of a change, if it is allowed. Changes nothing.
 * @throws {Refusal} one of `actionRefusals`, `cancelFreezeRefusals`, `frontDeskRefusals`
 */
export async function decideChange(
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
    case 'cancel-freeze': {
      const freeze = requireUpcomingFreeze(facts, change.freezeId, today)
      return previewOf({ ...facts, freezes: facts.freezes.filter((other) => other !== freeze) })
    }
    case 'reinstate': {
      const { plannedEndDate } = row
      const nextStartDate = await findNextStart(database, row)
      const checked = checkReinstatement(facts, { plannedEndDate, nextStartDate })
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

function previewOf(
  facts: Pick<MembershipFacts, 'startDate' | 'endDate' | 'commitmentMonths' | 'freezes'>,
): ActionPreview {
  return {
    freeze: null,
    membershipEndDate: facts.endDate,
    commitmentEndDate: commitmentEnd(facts),
    lastInvoiceDueDate: null,
    lapsedFreezePeriods: [],
  }
}

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
): Promise<ActionPreview> {
  const decided = await decideChange(transaction, found, change, context.today)
  const { id } = found.row
  await transaction
    .update(fitnessMembership)
    .set({
      ...columnsOf(found, change, decided, context.today),
      version: sql`${fitnessMembership.version} + 1`,
    })
    .where(eq(fitnessMembership.id, id))
  await changeFreezes(transaction, id, change, decided)
  await notifyMember(transaction, context, notificationOf(found, change, decided))
  return decided
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
  { freeze, membershipEndDate, lastInvoiceDueDate }: ActionPreview,
): Parameters<typeof notifyMember>[2] {
  switch (change.action) {
    case 'freeze':
      if (!freeze) throw new Error('a freeze has no months')
      return { kind: 'frozen', startDate: freeze.startDate, endDate: freeze.endDate }
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
    case 'reinstate':
      return { kind: 'termination-taken-back', endDate: membershipEndDate }
    case 'disqualify':
      return { kind: 'disqualified' }
    case 'requalify':
      return { kind: 'requalified' }
  }
}
