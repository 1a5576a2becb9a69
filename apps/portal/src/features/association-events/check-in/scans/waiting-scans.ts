import { z } from 'zod/mini'
import type { MarkKind } from '#core/offline-marks/mark-kind.ts'

/** A scan that the portal has not answered yet. */
const WaitingScan = z.object({
  associationId: z.string(),
  eventId: z.string(),
  id: z.string(),
  placeId: z.string(),
  scannedAt: z.string(),
  undoneAt: z.nullable(z.string()),
})
export type WaitingScan = z.infer<typeof WaitingScan>

/** A scan that is undone replaces the one that waits; people may be scanned more than once. */
export const scanKind: MarkKind<WaitingScan> = {
  storageKey: 'portal-event-checkin',
  schema: WaitingScan,
  idOf: ({ id }) => id,
  subjectOf: ({ placeId }) => placeId,
}
