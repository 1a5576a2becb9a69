import { z } from 'zod'
import { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { calculation, refundLine } from '../model/contract.ts'

const text = z.string()
const day = z.iso.date()
const ore = z.int()
const localizedText = z.record(z.string(), text)

/** An application as staff read it, with all that a decision needs. The account is masked. */
export const StaffHealthRefund = z.strictObject({
  id: z.uuid(),
  /** Of the row of the case: what staff change names it. */
  version: z.int(),
  person: z.strictObject({ name: text, birthDate: text }),
  payeeName: text,
  maskedAccount: text,
  schemeName: localizedText,
  rules: SchemeRules,
  period: text,
  sentAt: z.iso.datetime(),
  note: text,
  doctorFrom: day.nullable(),
  doctorTo: day.nullable(),
  paidSemesters: z.array(z.strictObject({ institution: text, semesterCode: text })),
  lines: z.array(refundLine),
  /** As it would be decided now. */
  calculation,
  /** As the applicant saw it. */
  sentPayoutOre: ore,
  grantedOre: ore.nullable(),
  /** What staff may change now: nothing while a decision waits or when it is decided. */
  mayChange: z.boolean(),
})
export type StaffHealthRefund = z.infer<typeof StaffHealthRefund>
