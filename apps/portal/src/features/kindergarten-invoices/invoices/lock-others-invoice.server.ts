import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { findAccountsOfGuardians } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type StaffParts = { readonly database: Database; readonly encryption: FieldEncryption }

export const isKindergarten = eq(invoice.kind, 'kindergarten')

/** Invoices of the kindergartens of a member of staff. */
export const isOfStaff = (staff: Pick<StaffActor, 'userId' | 'roles'>): SQL | undefined =>
  and(
    isKindergarten,
    sql`${invoice.unitId} in (select theirs.id::text from ${kindergartensOf(staff)} as theirs (id))`,
  )

/**
 * Locks an invoice of a kindergarten of theirs and of another person, for what staff change of it.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`
 */
export async function lockOthersInvoice(
  { database: transaction, encryption }: StaffParts,
  staff: StaffActor,
  id: string,
): Promise<InvoiceRow> {
  const locked = await lockInvoice(transaction, id, isOfStaff(staff))
  const accounts = await findAccountsOfGuardians({ database: transaction, encryption }, [
    locked.subjectId,
  ])
  await requireOtherPerson(transaction, staff, [...accounts.values()])
  return locked
}

export const subjectOf = ({ invoiceNumber }: Pick<InvoiceRow, 'invoiceNumber'>) =>
  ({ kind: 'kindergarten-invoice', id: String(invoiceNumber) }) as const

/** Whose invoices pay each other. */
export const payerOf = ({ subjectId }: Pick<InvoiceRow, 'subjectId'>) =>
  ({ kind: 'kindergarten', subjectId }) as const
