import { eq } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { refuse, refuse as refuseBank } from '#core/bank/refuse.server.ts'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { allocateTransfer } from '#core/bank/transfers/allocate-transfer.server.ts'
import type { OnReceived } from '#core/bank/transfers/on-received.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AllocationPreview } from './contract.ts'
import { type Customer, findCustomers } from './find-customers.server.ts'
import type { AllocationForm } from './forms.ts'

/**
 * What it would mean for the student who gets a transfer, and for the one who has it.
 * @throws {Refusal} TRANSFER_UNKNOWN, CUSTOMER_UNKNOWN
 */
export async function previewAllocation(
  database: Database,
  { id, customerNumber }: { id: string; customerNumber: string | null },
): Promise<AllocationPreview> {
  const [transfer] = await database
    .select()
    .from(incomingTransfer)
    .where(eq(incomingTransfer.id, id))
  if (!transfer) throw refuseBank('TRANSFER_UNKNOWN')
  const numbers = [transfer.customerNumber, customerNumber].filter((one) => one !== null)
  const customers = await findCustomers(database, numbers)
  const to = customerNumber === null ? undefined : customers.get(customerNumber)
  if (customerNumber !== null && !to) throw refuse('CUSTOMER_UNKNOWN')
  const from = customers.get(transfer.customerNumber ?? '')
  // Unconfirmed money pays nothing, whosever it is.
  const isMoving = transfer.customerNumber !== customerNumber && transfer.confirmedAt !== null
  return {
    from: from ? toStudent(from, isMoving ? -transfer.amountOre : 0) : null,
    to: to ? toStudent(to, isMoving ? transfer.amountOre : 0) : null,
  }
}

function toStudent(customer: Customer, addedOre: number) {
  const { customerNumber, fullName, birthDate, invoicedOre, balanceOre } = customer
  const outstanding = (held: number) => Math.max(0, invoicedOre - held)
  return {
    customerNumber,
    name: fullName,
    birthDate,
    invoicedOre,
    outstandingOre: outstanding(balanceOre),
    outstandingAfterOre: outstanding(balanceOre + addedOre),
  }
}

/** @throws {Refusal} CUSTOMER_UNKNOWN; as `allocateTransfer` */
export async function allocateToStudent(
  parts: { database: Database; onReceived: OnReceived },
  allocation: { id: string } & AllocationForm,
  actor: StaffAuditActor,
): Promise<void> {
  await requireCustomer(parts.database, allocation.customerNumber)
  await allocateTransfer(parts, allocation, actor)
}

/** @throws {Refusal} CUSTOMER_UNKNOWN */
export async function requireCustomer(database: Database, number: string | null): Promise<void> {
  if (number === null) return
  const found = await findCustomers(database, [number])
  if (!found.has(number)) throw refuse('CUSTOMER_UNKNOWN')
}
