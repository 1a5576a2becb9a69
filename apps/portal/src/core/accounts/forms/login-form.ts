import { z } from 'zod/mini'
import { EmailAddress } from '../email-address.ts'

/** Longer than any phrase; hashing takes the same time whatever the length. */
export const longestPassword = 256

/** What the login form asks for; messages are codes whose texts are in the catalogue. */
export const LoginForm = z.object({
  email: EmailAddress,
  password: z
    .string()
    .check(z.minLength(1, 'PASSWORD_REQUIRED'), z.maxLength(longestPassword, 'PASSWORD_REQUIRED')),
})
