import { z } from 'zod/mini'

/** What stands behind `#` in the address that a student has shared. */
export const ShareForm = z.object({ key: z.uuid() })
export type ShareForm = z.infer<typeof ShareForm>
