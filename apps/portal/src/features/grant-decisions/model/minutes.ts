import { z } from 'zod/mini'
import { conflictCauses, proposedOutcomes } from '#core/grants/committee/kinds.ts'
import { seats } from '#core/grants/setup/kinds.ts'
import { localized } from '#platform/i18n/localized.ts'

const text = localized(z.string())

/** What the minutes say of one application. */
export const MinutesCase = z.strictObject({
  applicationId: z.string(),
  reference: z.string(),
  /** Of an association. A person's name is read when it is shown, and is gone with their account. */
  association: z.nullable(z.string()),
  type: text,
  title: z.string(),
  requestedOre: z.int(),
  /** Of the application, as it was decided. */
  version: z.int(),
  outcome: z.enum(proposedOutcomes),
  amountOre: z.int(),
  reasonIds: z.array(z.string()),
  reasons: z.array(text),
  words: z.string(),
  conditions: z.string(),
  proposedBy: z.nullable(z.string()),
  /** Members who took no part, and why. */
  steppedOut: z.array(z.strictObject({ name: z.string(), cause: z.enum(conflictCauses) })),
})
export type MinutesCase = z.infer<typeof MinutesCase>

export const MinutesCorrection = z.strictObject({
  /** The version of the minutes that it makes: from 2. */
  number: z.int(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** Of the case that it is about; null where it is about none. */
  applicationId: z.nullable(z.string()),
})
export type MinutesCorrection = z.infer<typeof MinutesCorrection>

/** All that the minutes say, as it was when the list was agreed; corrections follow at the end. */
export const Minutes = z.strictObject({
  round: z.strictObject({ name: text, meetsAt: z.string(), place: z.string() }),
  committee: text,
  leastPresent: z.int(),
  agreedBy: z.strictObject({ name: z.string(), seat: z.enum(seats) }),
  members: z.array(
    z.strictObject({ name: z.string(), seat: z.enum(seats), isPresent: z.boolean() }),
  ),
  cases: z.array(MinutesCase),
  /** Applications of the round about which the meeting did not decide. */
  withdrawn: z.int(),
  formal: z.int(),
  corrections: z.array(MinutesCorrection),
})
export type Minutes = z.infer<typeof Minutes>
