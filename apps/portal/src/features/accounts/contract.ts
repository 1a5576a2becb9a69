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

/**
 * Refusals of `/api/auth` and of every address that needs a login, and the status that carries
 * each. A 429 names in `Retry-After` when the next attempt counts.
 */
export const accountRefusals = {
  INVALID_EMAIL_OR_PASSWORD: 401,
  UNAUTHENTICATED: 401,
  TOO_MANY_LOGIN_ATTEMPTS: 429,
} as const
export type AccountRefusal = keyof typeof accountRefusals
