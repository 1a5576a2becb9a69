import { z } from 'zod/mini'

/** An e-mail address as forms take it; messages are codes whose texts are in the catalogue. */
export const EmailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
    z.email({ error: 'EMAIL_INVALID' }),
    z.maxLength(254, 'EMAIL_INVALID'),
  )
