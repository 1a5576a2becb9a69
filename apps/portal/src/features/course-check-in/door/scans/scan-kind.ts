import { z } from 'zod/mini'
import { unpaidReasons } from '#core/courses/states.ts'
import type { MarkKind } from '#core/offline-marks/mark-kind.ts'

/** A scan that the portal has not answered yet. */
const WaitingScan = z.object({
  dateId: z.string(),
  id: z.string(),
  ticketId: z.string(),
  scannedAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** Why they were let in although they had not paid; scans of before this was asked have none. */
  unpaidReason: z._default(z.nullable(z.enum(unpaidReasons)), null),
})
export type WaitingScan = z.infer<typeof WaitingScan>

/** A scan that is undone replaces the one that waits; people may be scanned more than once. */
export const scanKind: MarkKind<WaitingScan> = {
  storageKey: 'portal-course-checkin',
  schema: WaitingScan,
  idOf: ({ id }) => id,
  subjectOf: ({ dateId, ticketId }) => `${dateId} ${ticketId}`,
}
