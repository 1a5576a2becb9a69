import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/**
 * An email address in a form. It must not contain a national id, since it is shown and mailed to.
 * The messages are codes; their texts are in the catalogue.
 */
export const EmailAddress = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
  z.overwrite(writeEmailAddress),
  z.refine(isEmailAddress, { error: 'EMAIL_INVALID' }),
  z.maxLength(254, 'EMAIL_INVALID'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)
