import { z } from 'zod/mini'

/** `to-pay`: the fee of the next term is paid first. */
export const Renewed = z.strictObject({ is: z.enum(['renewed', 'to-pay']) })
export type Renewed = z.infer<typeof Renewed>
