import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { registerInvoicePayment } from '#core/invoices/register-payment.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { seedPeople } from '#core/memberships/demo/people.server.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { fitnessBank } from '../invoices/bank-account.server.ts'
import { issueMembershipInvoice } from '../model/issue-invoice.server.ts'
import { firstInvoice, type InvoiceDraft, monthlyInvoice } from '../model/rules/invoicing.ts'
import { defaultSettings, isFrozenOn } from '../model/rules/membership-facts.ts'
import { monthOf, monthsAfter } from '../model/rules/months.ts'
import { fitnessMembershipType } from '../model/tables.server.ts'
import { buildDemoMembers, type DemoMember } from './members.ts'
import { demoTypes } from './types.ts'

/** Adds types with example prices and a member in each state. Existing rows are not changed. */
export async function seedMemberships({ database }: Pick<DemoContext, 'database'>): Promise<void> {
  await database
    .insert(fitnessMembershipType)
    .values([...demoTypes])
    .onConflictDoNothing()
  const today = osloDate(new Date())
  const members = buildDemoMembers(today)
  const ids = await seedPeople(
    database,
    members.map(({ person }) => person),
  )
  for (const member of members) {
    const userId = ids.get(member.person.email)
    if (userId) await seedMember(database, { userId, today }, member)
  }
}

async function seedMember(
  database: Database,
  { userId, today }: { userId: string; today: string },
  { freezes, paidInvoices, creditedOre = 0 }: DemoMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [membership] = await transaction
      .select()
      .from(fitnessMembership)
      .where(eq(fitnessMembership.userId, userId))
      .for('no key update')
    const before = await transaction
      .select({ id: invoice.id })
      .from(invoice)
      .where(eq(invoice.userId, userId))
    if (!membership || before.length > 0) return
    const ofMembership = freezes.map((period) => ({ membershipId: membership.id, ...period }))
    if (ofMembership.length > 0)
      await transaction.insert(fitnessFreeze).values(ofMembership).onConflictDoNothing()
    const type = demoTypes.find(({ code }) => code === membership.type)
    if (!type) throw new Error(`there is no type "${membership.type}"`)
    for (const [index, { draft, invoicedOn }] of draftsOf(membership, type, today).entries()) {
      if (isFrozenOn({ freezes }, draft.periodStart)) continue
      const to = {
        userId,
        membershipId: membership.id,
        typeName: type.name,
        vatPercent: 0,
        invoicedOn,
      }
      const issued = await issueMembershipInvoice(transaction, to, draft)
      if (index < paidInvoices)
        await registerInvoicePayment(
          transaction,
          issued,
          {
            id: randomUUID(),
            openOre: issued.openOre,
            amountOre: issued.amountOre,
            paidOn: draft.periodStart,
          },
          { bank: fitnessBank({ FITNESS_IBAN: undefined }), registeredBy: null, today },
        )
      if (index === 0 && creditedOre > 0)
        await creditInvoice(transaction, issued, [{ line: 0, amountOre: creditedOre }], {
          reason: 'Senteret var stengt i ti dager',
          createdBy: null,
          today: draft.periodStart,
        })
    }
  })
}

const { daysToPay } = defaultSettings

/** The invoices of the last three months, or the only one of a membership that is paid once. */
function draftsOf(
  { startDate, monthlyAmountOre }: typeof fitnessMembership.$inferSelect,
  type: (typeof demoTypes)[number],
  today: string,
): { draft: InvoiceDraft; invoicedOn: string }[] {
  if (monthlyAmountOre === null)
    return [{ draft: firstInvoice(type, startDate, daysToPay), invoicedOn: startDate }]
  return [2, 1, 0].map((back) => {
    const month = monthsAfter(monthOf(today), -back)
    const invoicedOn = monthsAfter(month, -1)
    const draft = monthlyInvoice(monthlyAmountOre, month, { invoicedOn, daysToPay })
    return { draft, invoicedOn }
  })
}
