import { z } from 'zod/mini'

/** Longer than any phrase; hashing takes the same time whatever the length. */
export const longestPassword = 256

/** What the login form asks for; messages are codes whose texts are in the catalogue. */
export const LoginForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
      z.email({ error: 'EMAIL_INVALID' }),
      z.maxLength(254, 'EMAIL_INVALID'),
    ),
  password: z
    .string()
    .check(z.minLength(1, 'PASSWORD_REQUIRED'), z.maxLength(longestPassword, 'PASSWORD_REQUIRED')),
})
