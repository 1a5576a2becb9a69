import { and, eq, inArray } from 'drizzle-orm'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ActionPreview, MembershipAction } from './contract.ts'
import { type FoundMembership, findMembership, lockMembership } from './find-membership.server.ts'
import { tellMember } from './membership-mail.server.ts'
import { refuse } from './refuse.server.ts'
import { checkFreeze, freezePeriods, mayTakeBack } from './rules/freeze.ts'
import { commitmentEnd, type MembershipSettings } from './rules/membership-facts.ts'
import { countMonths } from './rules/months.ts'
import { checkTermination } from './rules/termination.ts'
import { findSettings } from './settings.server.ts'

export type Acting = { readonly userId: string; readonly today: string; readonly portalUrl: string }

/**
 * What would come of an action; nothing is changed.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function previewAction(
  database: Database,
  { userId, today }: Pick<Acting, 'userId' | 'today'>,
  action: MembershipAction,
): Promise<ActionPreview> {
  const found = await findMembership(database, userId, today)
  if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
  return decide(found, action, { today, settings: await findSettings(database) })
}

/**
 * Freezes or terminates the membership that holds today, and tells its member. Of several at once
 * one is done, and the others are refused.
 * @throws {Refusal} one of `actionRefusals`
 */
export async function actOnMembership(
  database: Database,
  acting: Acting,
  action: MembershipAction,
): Promise<void> {
  const { userId, today } = acting
  await database.transaction(async (transaction) => {
    const found = await lockMembership(transaction, userId, today)
    const settings = await findSettings(transaction)
    const decided = decide(found, action, { today, settings })
    const { id } = found.row
    if (decided.freeze) {
      const { startDate, endDate } = decided.freeze
      await transaction.insert(fitnessFreeze).values({ membershipId: id, startDate, endDate })
      await tellMember(transaction, acting, { kind: 'frozen', startDate, endDate })
      return
    }
    const { membershipEndDate: endDate, lastInvoiceDueDate, lapsedFreezePeriods } = decided
    if (action.action !== 'terminate' || !endDate || !lastInvoiceDueDate)
      throw new Error('what was decided is neither a freeze nor a termination')
    const lapsed = lapsedFreezePeriods.map((freeze) => freeze.id)
    if (lapsed.length > 0)
      await transaction.delete(fitnessFreeze).where(inArray(fitnessFreeze.id, lapsed))
    await transaction
      .update(fitnessMembership)
      .set({
        endDate,
        terminatedOn: today,
        terminationReason: action.reason,
        lastInvoiceDueOn: lastInvoiceDueDate,
      })
      .where(eq(fitnessMembership.id, id))
    await tellMember(transaction, acting, { kind: 'terminated', endDate, lastInvoiceDueDate })
  })
}

/**
 * Takes a freeze back that has not begun.
 * @throws {Refusal} one of `takeBackRefusals`, `MEMBERSHIP_NOT_FOUND`
 */
export async function takeBackFreeze(
  database: Database,
  acting: Acting,
  freezeId: number,
): Promise<void> {
  const { userId, today } = acting
  await database.transaction(async (transaction) => {
    const { row, facts } = await lockMembership(transaction, userId, today)
    const freeze = facts.freezes.find(({ id }) => id === freezeId)
    if (!freeze) throw refuse('FREEZE_NOT_FOUND')
    if (!mayTakeBack(freeze, today)) throw refuse('FREEZE_BEGUN')
    if (facts.isTerminated) throw refuse('MEMBERSHIP_TERMINATED')
    await transaction
      .delete(fitnessFreeze)
      .where(and(eq(fitnessFreeze.id, freezeId), eq(fitnessFreeze.membershipId, row.id)))
    const { startDate, endDate } = freeze
    await tellMember(transaction, acting, { kind: 'freeze-taken-back', startDate, endDate })
  })
}

function decide(
  { facts }: FoundMembership,
  action: MembershipAction,
  known: { today: string; settings: MembershipSettings },
): ActionPreview {
  if (action.action === 'freeze') {
    const checked = checkFreeze(facts, action, known)
    if ('refusal' in checked) throw refuse(checked.refusal)
    const { period } = checked
    const after = { ...facts, freezes: [...facts.freezes, period] }
    return {
      freeze: { ...period, numberOfMonths: countMonths(period) },
      membershipEndDate: facts.endDate,
      commitmentEndDate: commitmentEnd(after),
      lastInvoiceDueDate: null,
      lapsedFreezePeriods: [],
    }
  }
  const checked = checkTermination(facts, known)
  if ('refusal' in checked) throw refuse(checked.refusal)
  return {
    freeze: null,
    membershipEndDate: checked.endDate,
    commitmentEndDate: commitmentEnd(facts),
    lastInvoiceDueDate: checked.lastInvoiceDueDate,
    lapsedFreezePeriods: freezePeriods(
      facts.freezes.filter((freeze) => checked.lapsed.includes(freeze)),
      known.today,
    ).validFreezePeriods,
  }
}
