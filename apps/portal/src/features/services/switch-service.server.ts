import { eq, sql } from 'drizzle-orm'
import { servicesChannel } from '#core/services/follow-services.server.ts'
import { closedService } from '#core/services/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Service } from '#platform/services/services.ts'
import { serviceRefusals } from './contract.ts'
import { recordAction } from './record-action.server.ts'

/** @throws {Refusal} `SERVICE_CHANGED`: somebody has switched it already */
export async function switchService(
  database: Database,
  staff: StaffActor,
  { service, isOn }: { service: Service; isOn: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = isOn
      ? await transaction
          .delete(closedService)
          .where(eq(closedService.service, service))
          .returning({ service: closedService.service })
      : await transaction
          .insert(closedService)
          .values({ service })
          .onConflictDoNothing()
          .returning({ service: closedService.service })
    if (changed.length === 0) throw new Refusal('SERVICE_CHANGED', serviceRefusals.SERVICE_CHANGED)
    await recordAction(transaction, staff, {
      action: isOn ? 'service-switched-on' : 'service-switched-off',
      subject: { kind: 'service', id: service },
    })
    await transaction.execute(sql`select pg_notify(${servicesChannel}, '')`)
  })
}
