import { z } from 'zod/mini'

export const WantedForm = z.object({ isWanted: z.boolean() })
export type WantedForm = z.infer<typeof WantedForm>
