import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import {
  addChild,
  addGuardian,
  addKindergarten,
  bindGuardian,
} from '#core/kindergartens/kindergartens.testing.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  buildPerson,
  testEncryption as encryption,
  seedPeople,
} from '#testing/accounts.testing.server.ts'
import { supplyNumbers } from '#testing/find-leaks.testing.ts'
import { kindergartenPrice } from '../model/tables.server.ts'
import { issueRun } from '../runs/issue-run.server.ts'
import { previewRun, startRun } from '../runs/start-run.server.ts'

const nextNumber = supplyNumbers('120591')

export const portalUrl = 'https://portal.example'
export const today = '2026-11-29'
export const month = '2026-12-01'
export const testBank = { kind: 'bank', key: 'test' } as const

export async function addAccount(database: Database): Promise<string> {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  return ids.get(person.email) ?? ''
}

/** A member of the office, with an account. */
export async function officeOf(database: Database): Promise<StaffActor> {
  const userId = await addAccount(database)
  return { kind: 'staff', userId, roles: ['kindergarten-office'], requestId: 'a request' }
}

/** 1,200 kroner for a place and 489 for meals, from January 2026. July is without payment. */
export async function addPrice(
  database: Database,
  values: Partial<typeof kindergartenPrice.$inferInsert> = {},
): Promise<void> {
  await database
    .insert(kindergartenPrice)
    .values({
      validFrom: '2026-01-01',
      placeOre: 120_000,
      mealsOre: 48_900,
      secondPercent: 30,
      laterPercent: 100,
      freeMonths: [7],
      partialMonth: 'days',
      daysToPay: 14,
      ...values,
    })
    .onConflictDoNothing()
}

/** A guardian without an account. */
export async function newGuardian(database: Database, childIds: readonly string[] = []) {
  const number = nextNumber()
  const guardianId = await addGuardian({ database, encryption }, number)
  for (const childId of childIds) await bindGuardian(database, childId, guardianId)
  const prove = async (userId: string) => {
    await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
    return userId
  }
  return { guardianId, number, prove }
}

/** A kindergarten with one child and one guardian, who pays. */
export async function newFamily(
  database: Database,
  { kindergartenId, departmentId }: { kindergartenId?: string; departmentId?: string } = {},
) {
  const place =
    kindergartenId && departmentId
      ? { kindergartenId, departmentId }
      : await addKindergarten(database)
  const childId = await addChild(database, { departmentId: place.departmentId })
  return { ...place, childId, ...(await newGuardian(database, [childId])) }
}

/** Previews a month, starts the run and issues it. @returns the id of the run */
export async function invoiceMonth(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  of = month,
): Promise<string> {
  const wanted = { kindergartenId, month: of }
  const { version } = await previewRun(database, staff, wanted)
  const { id } = await startRun(database, staff, { ...wanted, version })
  await issueRun({ database, portalUrl, today }, id)
  return id
}

export const invoicesOf = (database: Database, guardianId: string): Promise<InvoiceRow[]> =>
  database
    .select()
    .from(invoice)
    .where(sql`${invoice.kind} = 'kindergarten' and ${invoice.subjectId} = ${guardianId}`)
    .orderBy(invoice.invoiceNumber)

/** A payment that staff register. */
export const payment = (openOre: number, amountOre: number) => ({
  paymentId: randomUUID(),
  openOre,
  amountOre,
  paidOn: today,
  bank: testBank,
})

/** An account of a guardian with an invoice of 1,689 kroner. */
export async function invoicedGuardian(
  database: Database,
): Promise<{ userId: string; invoice: InvoiceRow }> {
  await addPrice(database)
  const { kindergartenId, guardianId, prove } = await newFamily(database)
  await invoiceMonth(database, await officeOf(database), kindergartenId)
  const [issued] = await invoicesOf(database, guardianId)
  if (!issued) throw new Error('nothing was invoiced')
  return { userId: await prove(await addAccount(database)), invoice: issued }
}
