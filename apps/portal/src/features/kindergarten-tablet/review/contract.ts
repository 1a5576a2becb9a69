import { z } from 'zod'
import { markKinds } from '#core/kindergartens/states.ts'

export const MarksToReview = z.strictObject({
  /** In the order in which they were made. */
  marks: z.array(
    z.strictObject({
      id: z.uuid(),
      tablet: z.string(),
      department: z.string(),
      kindergarten: z.string(),
      child: z.string(),
      kind: z.enum(markKinds),
      at: z.iso.datetime(),
      receivedAt: z.iso.datetime(),
    }),
  ),
})
export type MarksToReview = z.infer<typeof MarksToReview>
