import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { holdUnits } from './reservations/hold-units.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { findSetupVersion } from './setup/find-setup.server.ts'
import { courtStaffDescribed } from './staff/endpoints.server.ts'
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
    ...spanOf(wanted, '18:00', '19:00'),
    userId,
  })
  if ('refusal' in held) throw new Error(held.refusal)
  await confirm(database, held.holdId)
  return { ...wanted, id: held.holdId, userId }
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
      const { id, courtId, userId } = await book(database)
      const fromTime = inTwoDays('20:00').toISOString()
      return { params: { id }, body: { version: 1, courtId, fromTime }, concernedId: userId }
    },
  ],
  [
    courtStaffDescribed.cancel,
    async (database) => {
      const { id, userId } = await book(database)
      const body = { version: 1, refundOre: 0, reason: 'The floor is wet' }
      return { params: { id }, body, concernedId: userId }
    },
  ],
]
