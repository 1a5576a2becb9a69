import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { Day, Reason, Version } from './forms.ts'
import { canBeMailed, longestAddress, readNumber } from './person-rules.ts'

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')
const upTo = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'TOO_LONG'))
const name = upTo(longest.name).check(
  z.minLength(1, { error: 'NAME_REQUIRED', abort: true }),
  noNationalId,
)

export const nameFields = { firstName: name, lastName: name }

/** Of a child: its birth date is not that of its national id where that is a replacement. */
export const childFields = { ...nameFields, bornOn: Day }

/** How a guardian is reached; empty texts where nothing is known. */
export const contactFields = {
  email: z.string().check(
    z.overwrite(writeEmailAddress),
    z.refine((email) => email === '' || canBeMailed(email), {
      error: 'EMAIL_INVALID',
      abort: true,
    }),
    noNationalId,
  ),
  phone: upTo(longest.phone).check(noNationalId),
  address: upTo(longestAddress).check(noNationalId),
}

/** A national id as somebody types it. */
export const TypedNumber = z
  .string()
  .check(z.refine((typed) => readNumber(typed) !== null, 'NATIONAL_ID_INVALID'))

/** A wrong national id is replaced. */
export const NumberForm = z.strictObject({ number: TypedNumber, reason: Reason, version: Version })
export type NumberForm = z.infer<typeof NumberForm>
