import { z } from 'zod/mini'
import { Reason } from '../model/forms.ts'

/** What staff decide about what a guardian requests of a place. */
export const DecisionForm = z.strictObject({
  isAccepted: z.boolean(),
  /** What the guardian reads of it; null where nothing has to be said. */
  reason: z.nullable(Reason),
})
export type DecisionForm = z.infer<typeof DecisionForm>
