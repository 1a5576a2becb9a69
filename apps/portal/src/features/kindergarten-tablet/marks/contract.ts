import { z } from 'zod'
import { markKinds } from '#core/kindergartens/states.ts'

/** What a tablet has recorded: under an id and a time of its own, so that it can be sent again. */
export const TabletMark = z
  .strictObject({
    id: z.uuid(),
    childId: z.uuid(),
    kind: z.enum(markKinds),
    at: z.iso.datetime(),
    /** The mark that an `undo` takes back; null for the others. */
    undoesId: z.uuid().nullable(),
  })
  .refine(({ kind, undoesId }) => (kind === 'undo') === (undoesId !== null), {
    path: ['undoesId'],
  })
export type TabletMark = z.infer<typeof TabletMark>

export const MarkAnswer = z.strictObject({
  /** `received`: it is recorded, or a leader decides about it. */
  state: z.enum(['recorded', 'received']),
})
export type MarkAnswer = z.infer<typeof MarkAnswer>
