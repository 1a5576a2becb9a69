import { z } from 'zod/mini'
import { EmailAddress } from '../email-address.ts'

/** Longer than any phrase; hashing takes the same time whatever the length. */
export const maxPasswordLength = 256

/** The messages are codes; their texts are in the catalogue. */
export const LoginForm = z.object({
  email: EmailAddress,
  password: z
    .string()
    .check(
      z.minLength(1, 'PASSWORD_REQUIRED'),
      z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED'),
    ),
})
