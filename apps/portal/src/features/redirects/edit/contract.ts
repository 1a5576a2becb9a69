import { z } from 'zod'

export const Redirects = z.strictObject({
  /** By old address. */
  redirects: z.array(
    z.strictObject({ id: z.int(), from: z.string(), to: z.string(), version: z.int() }),
  ),
})
export type Redirects = z.infer<typeof Redirects>
export type StaffRedirect = Redirects['redirects'][number]
