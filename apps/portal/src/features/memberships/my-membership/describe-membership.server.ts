import type { Database } from '#platform/database/database.server.ts'
import type { Membership, Memberships } from '../model/contract.ts'
import { type FoundMembership, findMembership } from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { findTypeName } from '../model/find-types.server.ts'
import { freezeChoices, freezePeriods } from '../model/rules/freeze.ts'
import { commitmentEnd, type MembershipSettings } from '../model/rules/membership-facts.ts'
import { potentialTerminationDate } from '../model/rules/termination.ts'
import { withdrawableUntil } from '../model/rules/withdrawal.ts'

/** The active memberships as their owner sees them; at most one. */
export async function listMemberships(
  database: Database,
  userId: string,
  today: string,
): Promise<Memberships> {
  const found = await findMembership(database, userId, today)
  if (!found) return { items: [] }
  const settings = await findSettings(database)
  const name = await findTypeName(database, found.row.type, today)
  return { items: [describeMembership(found, { today, settings, name })] }
}

function describeMembership(
  { row, facts }: FoundMembership,
  context: { today: string; settings: MembershipSettings; name: Membership['name'] },
): Membership {
  const choices = freezeChoices(facts, context)
  return {
    id: row.id,
    type: row.type,
    name: context.name,
    membershipCategory: row.membershipCategory,
    monthlyAmount:
      row.monthlyAmountOre === null
        ? null
        : { amount: row.monthlyAmountOre / 100, currency: 'NOK' },
    directDebitEnabled: row.directDebitEnabled,
    membershipStartDate: row.startDate,
    membershipEndDate: row.endDate,
    commitmentEndDate: commitmentEnd(facts),
    terminationDate: facts.isTerminated ? row.endDate : null,
    lastInvoiceDueDate: row.lastInvoiceDueOn,
    potentialTerminationDate: potentialTerminationDate(facts, context),
    withdrawableUntil: withdrawableUntil(facts, context.today),
    lastEligibleFreezeStartDate: choices.at(-1)?.fromDate ?? null,
    freezeChoices: choices,
    isDisqualified: row.isDisqualified,
    ...freezePeriods(facts.freezes, context.today),
  }
}
