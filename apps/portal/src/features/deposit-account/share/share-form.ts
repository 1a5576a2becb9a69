import { z } from 'zod/mini'

/** The fragment (after `#`) of the address that a student has shared. */
export const ShareForm = z.object({ key: z.uuid() })
export type ShareForm = z.infer<typeof ShareForm>
