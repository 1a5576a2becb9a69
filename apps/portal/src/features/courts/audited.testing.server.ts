import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { holdUnits } from './reservations/hold-units.server.ts'
import { findSetupVersion } from './setup/find-setup.server.ts'
import { setupDescribed } from './setup/routes.server.ts'
import { courtStaffDescribed } from './staff/routes.server.ts'
import {
  confirm,
  createCourt,
  createHolding,
  inTwoDays,
  spanOf,
} from './testing/courts.testing.server.ts'

async function book(database: Database) {
  const wanted = await createCourt(database)
  const userId = await createMember(database)
  const held = await holdUnits(createHolding(database), {
    ...{ ...spanOf(wanted, '18:00', '19:00'), userId },
  })
  if ('refusal' in held) throw new Error(held.refusal)
  await confirm(database, held.holdId)
  return { ...wanted, id: held.holdId }
}

export const auditedCalls: AuditedCalls = [
  [
    setupDescribed.save,
    async (database) => ({
      body: {
        edit: { kind: 'settings', form: { daysAhead: 3, refundHours: 6, lateRefundPercent: 50 } },
        version: await findSetupVersion(database),
      },
    }),
  ],
  [
    courtStaffDescribed.move,
    async (database) => {
      const { id, courtId } = await book(database)
      const fromTime = inTwoDays('20:00').toISOString()
      return { params: { id }, body: { version: 1, courtId, fromTime } }
    },
  ],
  [
    courtStaffDescribed.cancel,
    async (database) => {
      const { id } = await book(database)
      return { params: { id }, body: { version: 1, refundOre: 0, reason: 'The floor is wet' } }
    },
  ],
]
