import { z } from 'zod/mini'
import { Reason } from '../model/forms.ts'
import { PlaceMove } from '../places/forms.ts'

/** What staff decide about what a guardian requests of a place. */
export const DecisionForm = z
  .strictObject({
    isAccepted: z.boolean(),
    /** What the guardian reads of it; null where it is accepted and nothing has to be said. */
    reason: z.nullable(Reason),
  })
  .check(
    z.refine(({ isAccepted, reason }) => isAccepted || reason !== null, {
      error: 'REASON_REQUIRED',
      path: ['reason'],
    }),
  )
/** The change that is made of a place, as the guardian's request is accepted. */
export const AcceptedMove = z.extend(PlaceMove, { placeId: z.uuid() })
export type AcceptedMove = z.infer<typeof AcceptedMove>

export type DecisionForm = z.infer<typeof DecisionForm>
