import type { Database } from '#platform/database/database.server.ts'
import type { Membership, Memberships } from '../model/contract.ts'
import { type FoundMembership, findMembership } from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { findTypeName } from '../model/find-types.server.ts'
import { freezeChoices, freezePeriods } from '../model/rules/freeze.ts'
import { commitmentEnd, type MembershipSettings } from '../model/rules/membership-facts.ts'
import { potentialTerminationDate } from '../model/rules/termination.ts'

/** As its owner sees it: those that hold today, at most one. */
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
  known: { today: string; settings: MembershipSettings; name: Membership['name'] },
): Membership {
  const choices = freezeChoices(facts, known)
  return {
    id: row.id,
    type: row.type,
    name: known.name,
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
    potentialTerminationDate: potentialTerminationDate(facts, known),
    lastEligibleFreezeStartDate: choices.at(-1)?.fromDate ?? null,
    freezeChoices: choices,
    isDisqualified: row.isDisqualified,
    ...freezePeriods(facts.freezes, known.today),
  }
}
