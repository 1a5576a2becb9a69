import { z } from 'zod/mini'

/** Whatever was typed: spaces, dashes and small letters are forgiven. */
export const CheckForm = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, 'CODE_REQUIRED'), z.maxLength(100, 'CODE_TOO_LONG')),
})
export type CheckForm = z.infer<typeof CheckForm>
