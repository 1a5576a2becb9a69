import { z } from 'zod'
import { payoutStates } from '#core/bank/payout-states.ts'
import { caseActions, caseActors, caseStatuses } from '#core/cases/rules.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { noRights } from '#core/health-refunds/rules/judge-right.ts'
import { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { DraftContent } from './expense-form.ts'

const text = z.string()
const day = z.iso.date()
const instant = z.iso.datetime()
const ore = z.int()
const localizedText = z.record(z.string(), text)
const periodCode = z.string().regex(/^20\d\d[VH]?$/)

const spent = z.strictObject({ category: text, amountOre: ore })
const earlier = z.strictObject({ spent: z.array(spent), grantedOre: ore })

const categoryStep = z.strictObject({
  category: text,
  spentOre: ore,
  notCountedOre: ore,
  ownShareOre: ore,
  percentage: z.int(),
  coveredOre: ore,
  refundedOre: ore,
})
export const calculation = z.strictObject({
  categories: z.array(categoryStep).readonly(),
  sumOre: ore,
  totalOre: ore,
  earlierOre: ore,
  payoutOre: ore,
  noPayout: z.enum(['nothing-spent', 'own-share', 'cap-reached', 'too-small']).nullable(),
  leftOre: ore.nullable(),
  ownShareLeftOre: ore,
})

/** Which scheme and which period an application is for. */
export const Place = z.object({ scheme: z.uuid(), period: periodCode })
export type Place = z.infer<typeof Place>

/** What the form of one period needs to work out the refund while somebody types. */
export const FormTerms = z.strictObject({
  schemeId: z.uuid(),
  schemeName: localizedText,
  intro: localizedText,
  versionId: z.uuid(),
  rules: SchemeRules,
  period: z.strictObject({ code: periodCode, from: day, to: day }),
  /** The first and the last day on which one may apply. */
  opens: day,
  closes: day,
  today: day,
  earlier,
  paidSemesters: z.array(z.strictObject({ institution: text, semesterCode: text })),
})
export type FormTerms = z.infer<typeof FormTerms>

export const refundStates = ['form', 'not-open', 'once', 'awaiting-reply'] as const

/** A period of a scheme for which one may apply, or why not. */
const offered = z.strictObject({
  period: periodCode,
  from: day,
  to: day,
  opens: day,
  closes: day,
  state: z.enum(refundStates),
  hasDraft: z.boolean(),
  /** Granted in the period so far. */
  grantedOre: ore,
  capOre: ore.nullable(),
})
export type OfferedPeriod = z.infer<typeof offered>

export const applicationLine = z.strictObject({
  id: z.uuid(),
  schemeName: localizedText,
  period: periodCode,
  status: z.enum(caseStatuses),
  sentAt: instant,
  mayChange: z.boolean(),
  /** As worked out when it was sent, or granted. */
  amountOre: ore,
  /** After all corrections; null until it is decided. */
  grantedOre: ore.nullable(),
  payout: z.enum(payoutStates).nullable(),
  /** Something was paid too much, and is to be paid back. */
  isClaimed: z.boolean(),
  /** Something is granted that is not paid. */
  isUnpaid: z.boolean(),
})
export type ApplicationLine = z.infer<typeof applicationLine>

/** One's own refunds, and what one may apply for. */
export const Overview = z.strictObject({
  today: day,
  schemes: z.array(
    z.strictObject({
      id: z.uuid(),
      name: localizedText,
      intro: localizedText,
      /** The rules that count now, or those of the period that is open. */
      rules: SchemeRules,
      periods: z.array(offered),
    }),
  ),
  applications: z.array(applicationLine),
  /** Months for which applications are kept. */
  keptMonths: z.int(),
})
export type Overview = z.infer<typeof Overview>

/** A form with what was saved of it. */
export const Draft = z.strictObject({
  terms: FormTerms,
  /** 0 where nothing is saved. */
  version: z.int(),
  content: DraftContent,
  files: z.array(AttachmentView),
  /** Of an application that is changed: what staff wrote, and what stays without being shown. */
  comment: text,
  maskedAccount: text,
})
export type Draft = z.infer<typeof Draft>

export const SaveDraft = z.strictObject({
  version: z.int().min(0),
  content: DraftContent,
})
export type SaveDraft = z.infer<typeof SaveDraft>
export const SavedDraft = z.strictObject({ version: z.int() })
export type SavedDraft = z.infer<typeof SavedDraft>

export const AddedFiles = z.strictObject({ version: z.int(), files: z.array(AttachmentView) })
export type AddedFiles = z.infer<typeof AddedFiles>

export const SendForm = z.strictObject({
  /** Of the draft, as it was seen. */
  version: z.int().min(1),
  /** The rules that the amount was worked out by. */
  versionId: z.uuid(),
  /** Empty where the one that was sent before stays. */
  account: z.string().max(60),
  /** Everything on the list of checks. */
  isConfirmed: z.boolean(),
  /** Sent though nothing would be paid, since the applicant says that the right is there. */
  claimsRight: z.boolean(),
})
export type SendForm = z.infer<typeof SendForm>
export const Sent = z.strictObject({ id: z.uuid() })
export type Sent = z.infer<typeof Sent>

/** An expense as its applicant and staff read it. */
export const refundLine = z.strictObject({
  id: z.uuid(),
  category: text,
  from: day,
  to: day,
  amountOre: ore,
  isForeign: z.boolean(),
  note: text,
  files: z.array(AttachmentView),
  noRight: z.enum(noRights).nullable(),
  /** What staff have accepted instead, and why. */
  acceptedOre: ore.nullable(),
  acceptedBecause: text,
})

/** One's own application. */
export const Application = z.strictObject({
  id: z.uuid(),
  schemeId: z.uuid(),
  schemeName: localizedText,
  categories: z.array(z.strictObject({ key: text, name: localizedText })),
  period: periodCode,
  status: z.enum(caseStatuses),
  isClosed: z.boolean(),
  sentAt: instant,
  lines: z.array(refundLine),
  doctorFrom: day.nullable(),
  doctorTo: day.nullable(),
  note: text,
  maskedAccount: text,
  calculation,
  grantedOre: ore.nullable(),
  /** Something of it is not paid. */
  isUnpaid: z.boolean(),
  /** Staff’s latest; empty without one. */
  comment: text,
  events: z.array(
    z.strictObject({
      action: z.enum([...caseActions, 'send']),
      by: z.enum(caseActors),
      comment: text,
      at: instant,
    }),
  ),
  payouts: z.array(z.strictObject({ amountOre: ore, state: z.enum(payoutStates), at: instant })),
  /** Staff answer by then; null while it is not theirs to act. */
  dueAt: instant.nullable(),
  mayChange: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type Application = z.infer<typeof Application>
