import { asc, eq, max, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { latest } from '../model/find-membership.server.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { MemberExport } from './contract.ts'
import { importedMembership } from './tables.server.ts'

/** All memberships as a file has them: the same file changes nothing. */
export async function exportMembers(database: Database, staff: StaffActor): Promise<MemberExport> {
  return database.transaction(async (transaction) => {
    const items = (await readMemberships(transaction)).map(toCells)
    await recordAction(transaction, staff, {
      action: 'members-exported',
      subject: { kind: 'member-export', id: 'all' },
      after: { memberExportLines: items.length },
    })
    return { items }
  })
}

async function readMemberships(transaction: Database) {
  const invoiced = transaction
    .select({
      membershipId: invoice.subjectId,
      until: max(invoice.periodEnd).as('until'),
    })
    .from(invoice)
    .where(isFitness)
    .groupBy(invoice.subjectId)
    .as('invoiced')
  return transaction
    .select({
      person: user,
      profile,
      membership: fitnessMembership,
      externalId: importedMembership.externalId,
      invoicedUntil: invoiced.until,
    })
    .from(fitnessMembership)
    .innerJoin(user, eq(user.id, fitnessMembership.userId))
    .leftJoin(profile, eq(profile.userId, fitnessMembership.userId))
    .leftJoin(importedMembership, eq(importedMembership.membershipId, fitnessMembership.id))
    .leftJoin(invoiced, sql`${invoiced.membershipId} = ${fitnessMembership.id}::text`)
    .orderBy(asc(user.email), asc(fitnessMembership.startDate))
}

function toCells(row: Awaited<ReturnType<typeof readMemberships>>[number]) {
  const { person, profile: details, membership, externalId, invoicedUntil } = row
  const { monthlyAmountOre, invoicedElsewhereUntil } = membership
  const isMonthly = monthlyAmountOre !== null
  return {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    mobile: details?.phoneNumber ? `${details.phoneCountryCode ?? ''}${details.phoneNumber}` : '',
    birthDate: details?.birthDate ?? '',
    language: details?.language ?? '',
    membership: membership.type,
    from: membership.startDate,
    to: membership.endDate ?? '',
    price: isMonthly ? (monthlyAmountOre / 100).toFixed(2) : '',
    invoicedUntil: (isMonthly && latest(invoicedUntil, invoicedElsewhereUntil)) || '',
    externalId: externalId ?? '',
  }
}
