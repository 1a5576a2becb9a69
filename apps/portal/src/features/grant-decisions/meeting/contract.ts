import { z } from 'zod/mini'
import { conflictCauses, proposedOutcomes } from '#core/grants/committee/kinds.ts'
import { longest } from '#core/grants/limits.ts'
import { seats } from '#core/grants/setup/kinds.ts'
import { localized } from '#platform/i18n/localized.ts'
import { MinutesCorrection } from '../model/minutes.ts'
import { plainText } from '../model/plain-text.ts'
import { meetingProblems } from './readiness.ts'

const text = localized(z.string())

/** `waiting`: nobody has agreed to its list. */
export const meetingStates = ['cancelled', 'waiting', 'agreed', 'released'] as const
export type MeetingState = (typeof meetingStates)[number]

export const MeetingRow = z.strictObject({
  id: z.string(),
  name: text,
  meetsAt: z.string(),
  state: z.enum(meetingStates),
  applications: z.int(),
})
export type MeetingRow = z.infer<typeof MeetingRow>
export const MeetingRows = z.strictObject({ items: z.array(MeetingRow) })
export type MeetingRows = z.infer<typeof MeetingRows>

export const MeetingCase = z.strictObject({
  applicationId: z.string(),
  reference: z.string(),
  /** Null for a person whose account is deleted. */
  applicant: z.nullable(z.string()),
  type: text,
  title: z.string(),
  requestedOre: z.int(),
  /** Null where nobody has proposed anything. */
  outcome: z.nullable(z.enum(proposedOutcomes)),
  amountOre: z.int(),
  reasons: z.array(text),
  words: z.string(),
  conditions: z.string(),
  /** The proposal, or what was agreed, is about an older version of the application. */
  isOutdated: z.boolean(),
  proposedBy: z.nullable(z.string()),
  steppedOut: z.array(z.strictObject({ name: z.string(), cause: z.enum(conflictCauses) })),
  isWithdrawn: z.boolean(),
  /** The decision that counts, once the letter is sent. */
  decisionId: z.nullable(z.string()),
  hasAppeal: z.boolean(),
})
export type MeetingCase = z.infer<typeof MeetingCase>

const Step = z.strictObject({
  /** Null of somebody whose account is deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
})

export const Meeting = z.strictObject({
  id: z.string(),
  name: text,
  meetsAt: z.string(),
  place: z.string(),
  state: z.enum(meetingStates),
  agreed: z.nullable(Step),
  released: z.nullable(Step),
  members: z.array(
    z.strictObject({ name: z.string(), seat: z.enum(seats), isPresent: z.boolean() }),
  ),
  leastPresent: z.int(),
  /** Those that the reader may see. */
  cases: z.array(MeetingCase),
  /** How many there are in which the reader takes no part. */
  hidden: z.int(),
  withdrawn: z.int(),
  formal: z.int(),
  problems: z.array(z.strictObject({ code: z.enum(meetingProblems), count: z.int() })),
  /** What would be granted against what is left; empty for a reader from whom cases are hidden. */
  sums: z.array(
    z.strictObject({
      type: text,
      grantedOre: z.int(),
      leftOre: z.int(),
      /** By other meetings; it is not in what is left. */
      reservedOre: z.int(),
    }),
  ),
  ceilingLeftOre: z.nullable(z.int()),
  /** What has been read: agreeing to the list names it. */
  fingerprint: z.string(),
  /** What the reader may do now. */
  may: z.strictObject({
    agree: z.boolean(),
    reopen: z.boolean(),
    release: z.boolean(),
    correct: z.boolean(),
  }),
  /** Who can release where the reader, a caseworker, cannot. */
  releasers: z.nullable(z.array(z.string())),
  /** To which applications that are postponed go. */
  laterRounds: z.array(z.strictObject({ id: z.string(), name: text, deadlineAt: z.string() })),
  corrections: z.array(MinutesCorrection),
})
export type Meeting = z.infer<typeof Meeting>

export const AgreeForm = z.strictObject({ fingerprint: z.string().check(z.maxLength(100)) })
export type AgreeForm = z.infer<typeof AgreeForm>

export const ReasonForm = z.strictObject({ reason: plainText(longest.reason) })
export type ReasonForm = z.infer<typeof ReasonForm>

export const MinutesCorrectionForm = z.strictObject({
  text: plainText(longest.reason),
  applicationId: z.nullable(z.uuid()),
})
export type MinutesCorrectionForm = z.infer<typeof MinutesCorrectionForm>
