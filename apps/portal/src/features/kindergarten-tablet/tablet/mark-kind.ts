import { z } from 'zod/mini'
import { markKinds } from '#core/kindergartens/states.ts'
import type { MarkKind } from '#core/offline-marks/mark-kind.ts'

/** A mark that the portal has not answered yet: ids and times, and no name. */
const WaitingMark = z.object({
  id: z.string(),
  childId: z.string(),
  kind: z.enum(markKinds),
  at: z.string(),
  undoesId: z.nullable(z.string()),
})
export type WaitingMark = z.infer<typeof WaitingMark>

/** Every press is a mark of its own, an undo too: they are sent in their order. */
export const tabletMarkKind: MarkKind<WaitingMark> = {
  storageKey: 'portal-kindergarten-tablet',
  schema: WaitingMark,
  idOf: ({ id }) => id,
  subjectOf: ({ childId }) => childId,
}
