import { z } from 'zod/mini'

/** Six digits of the app, or a recovery code; spaces and dashes are for the eye. */
export const CodeForm = z.strictObject({
  code: z.string().check(
    z.maxLength(40, 'CODE_INVALID'),
    z.overwrite((text) => text.replace(/[\s-]/g, '').toLowerCase()),
    z.minLength(1, { error: 'CODE_REQUIRED', abort: true }),
    z.regex(/^(\d{6}|[a-z2-7]{16})$/, 'CODE_INVALID'),
  ),
})

/** Where only the app will do. */
export const AppCodeForm = z.strictObject({
  code: z.string().check(
    z.maxLength(40, 'CODE_INVALID'),
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.minLength(1, { error: 'CODE_REQUIRED', abort: true }),
    z.regex(/^\d{6}$/, 'CODE_INVALID'),
  ),
})
