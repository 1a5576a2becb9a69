import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { maxPasswordLength } from '#core/accounts/forms/login-form.ts'

const Locale = z.enum(locales)

/** `proofId`: what was on the screen, so that nothing else is linked. */
export const LinkForm = z.object({
  proofId: z.string().check(z.regex(/^[\w-]{43}$/)),
  currentPassword: z.optional(
    z.string().check(z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED')),
  ),
  locale: Locale,
})
export type LinkForm = z.infer<typeof LinkForm>

export const UnlinkForm = z.object({
  currentPassword: z
    .string()
    .check(
      z.minLength(1, 'PASSWORD_REQUIRED'),
      z.maxLength(maxPasswordLength, 'PASSWORD_REQUIRED'),
    ),
  locale: Locale,
})
export type UnlinkForm = z.infer<typeof UnlinkForm>
