import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { missedAddress as table } from '../model/tables.server.ts'
import type { Ignoring } from './contract.ts'

/** @throws {Refusal} `MISSED_ADDRESS_NOT_FOUND`: also when somebody has done it already */
export async function ignoreMissed(
  database: Database,
  staff: StaffActor,
  { address, isIgnored }: Ignoring,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(table)
      .set({ isIgnored })
      .where(and(eq(table.address, address), eq(table.isIgnored, !isIgnored)))
      .returning({ address: table.address })
    if (changed.length === 0) throw refuse('MISSED_ADDRESS_NOT_FOUND')
    await recordAction(transaction, staff, {
      action: isIgnored ? 'missed-address-ignored' : 'missed-address-shown',
      subject: { kind: 'missed-address', id: address },
    })
  })
}
