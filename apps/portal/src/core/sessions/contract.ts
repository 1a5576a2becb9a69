import { z } from 'zod/mini'

/** `GET /api/frontend/session`; `null` for a visitor. */
export const Session = z.object({
  user: z.nullable(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isFitnessMember: z.boolean(),
    }),
  ),
})
export type Session = z.infer<typeof Session>
