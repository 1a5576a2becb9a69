import { eq } from 'drizzle-orm'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { createHold } from './holds/create-hold.server.ts'
import { findSetupVersion } from './model/find-setup.server.ts'
import { courtPrice } from './model/tables.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { staffCalendarDescribed } from './staff-calendar/endpoints.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  inTwoDays,
  spanOf,
} from './testing/courts.testing.server.ts'

async function book(database: Database, priceOre?: number) {
  const wanted = await createCourt(database)
  if (priceOre)
    await database
      .update(courtPrice)
      .set({ priceOre: priceOre / 2 })
      .where(eq(courtPrice.categoryId, wanted.categoryId))
  const userId = await createMember(database)
  const held = await createHold(createHoldParts(database), {
    ...spanOf(wanted, '18:00', '19:00'),
    userId,
  })
  if ('refusal' in held) throw new Error(held.refusal)
  const paymentId = await seedCaptured(database, {
    userId,
    subjectKind: 'court',
    subjectId: held.holdId,
    ...(priceOre && { amountOre: priceOre }),
  })
  await confirm(database, held.holdId, paymentId)
  return { ...wanted, id: held.holdId, userId }
}

export const auditedCalls: AuditedCalls = [
  [
    setupDescribed.save,
    async (database) => ({
      body: {
        edit: {
          kind: 'settings',
          form: {
            daysAhead: 3,
            refundHours: 6,
            lateRefundPercent: 50,
            holdMinutes: 15,
            maxHolds: 2,
            maxSlotAlerts: 5,
          },
        },
        version: await findSetupVersion(database),
      },
    }),
  ],
  [
    staffCalendarDescribed.move,
    async (database) => {
      const { id, courtId, userId } = await book(database)
      const fromTime = inTwoDays('20:00').toISOString()
      return { params: { id }, body: { version: 1, courtId, fromTime }, concernedId: userId }
    },
  ],
  [
    staffCalendarDescribed.cancel,
    async (database) => {
      const { id, userId } = await book(database)
      const body = { version: 1, refundOre: 0, reason: 'The floor is wet' }
      return { params: { id }, body, concernedId: userId }
    },
  ],
  [
    staffCalendarDescribed.refundPart,
    async (database) => {
      // Above the limit for one person: it is requested, and the provider is not called.
      const { id, userId } = await book(database, 3_000_00)
      const body = { version: 1, refundOre: 2_000_00, reason: 'The new court is cheaper' }
      return { params: { id }, body, concernedId: userId }
    },
  ],
]
