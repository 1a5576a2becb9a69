import { z } from 'zod/mini'
import { longestAccountNumber, longestHolder } from '#core/association-accounts/limits.ts'
import { ReportContent } from '#core/grants/content.ts'
import { mostOre } from '#core/grants/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'
import { leastClaimOre, longestReason } from './limits.ts'
import { isPlain, plainText } from './plain-text.ts'

const Reason = plainText(longestReason, 'REASON_REQUIRED')
const Day = z.string().check(z.refine(isDate, 'GRANT_DATE_INVALID'))

/** What the caller has read: somebody else may have changed it since. */
export const VersionForm = z.strictObject({ version: z.int().check(z.gte(1)) })
export type VersionForm = z.infer<typeof VersionForm>

export const PayeeForm = z.strictObject({
  /** As people write it; the server decides whether it is an account. */
  account: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'GRANT_ACCOUNT_INVALID'),
      z.maxLength(longestAccountNumber, 'GRANT_ACCOUNT_INVALID'),
    ),
  /** The name that the bank has for the account. */
  holder: plainText(longestHolder, 'HOLDER_REQUIRED'),
})
export type PayeeForm = z.infer<typeof PayeeForm>

const textsOf = ({ description, costs, income }: ReportContent): readonly string[] => [
  description,
  ...[...costs, ...income].map(({ text }) => text),
]

export const ReportForm = z.strictObject({
  content: ReportContent.check(
    z.refine((content) => textsOf(content).every(isPlain), 'CHARACTERS_INVALID'),
    z.refine((content) => !textsOf(content).some(hasNationalId), 'LOOKS_LIKE_NATIONAL_ID'),
  ),
  /** Of the draft that was read; 0 where there was none. */
  version: z.int().check(z.gte(0)),
})
export type ReportForm = z.infer<typeof ReportForm>

export const ApprovePartForm = z.strictObject({
  /** Of the account that the caller has seen. */
  accountKey: z.string().check(z.minLength(1), z.maxLength(60)),
})
export type ApprovePartForm = z.infer<typeof ApprovePartForm>

export const ReasonForm = z.strictObject({ reason: Reason })
export type ReasonForm = z.infer<typeof ReasonForm>

/** A part is paid once more. */
export const AgainForm = z.strictObject({ ...ApprovePartForm.shape, ...ReasonForm.shape })
export type AgainForm = z.infer<typeof AgainForm>

/** A reason that the applicant reads, and a last day. */
export const DayForm = z.strictObject({ reason: Reason, day: Day })
export type DayForm = z.infer<typeof DayForm>

export const ClaimForm = z.strictObject({
  amountOre: z
    .int('AMOUNT_REQUIRED')
    .check(z.gte(leastClaimOre, 'AMOUNT_REQUIRED'), z.lte(mostOre, 'AMOUNT_REQUIRED')),
  reason: Reason,
  day: Day,
})
export type ClaimForm = z.infer<typeof ClaimForm>

/** The day on which money came; null takes a wrong registration back. */
export const ReceivedForm = z.strictObject({ day: z.nullable(Day) })
export type ReceivedForm = z.infer<typeof ReceivedForm>
