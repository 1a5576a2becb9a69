import { isEmailAddress, writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/**
 * An e-mail address as forms take it, never one with a national id in it: it is shown and mailed to;
 * messages are codes whose texts are in the catalogue.
 */
export const EmailAddress = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
  z.overwrite(writeEmailAddress),
  z.refine(isEmailAddress, { error: 'EMAIL_INVALID' }),
  z.maxLength(254, 'EMAIL_INVALID'),
  z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
)
