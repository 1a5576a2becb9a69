import { z } from 'zod'
import { caseActions, caseActors, caseDecisions, caseStatuses } from '#core/cases/rules.ts'

const text = z.string()
const instant = z.iso.datetime()

const person = z.strictObject({ id: text, name: text })

export const CaseLine = z.strictObject({
  id: z.uuid(),
  kind: text,
  status: z.enum(caseStatuses),
  /** Of whoever asks. */
  name: text,
  assignee: person.nullable(),
  /** A decision that has not taken effect. */
  decision: z.enum(caseDecisions).nullable(),
  createdAt: instant,
  /** Since when it has its status. */
  changedAt: instant,
})
export type CaseLine = z.infer<typeof CaseLine>

export const CasePage = z.strictObject({
  items: z.array(CaseLine),
  page: z.int(),
  total: z.int(),
})
export type CasePage = z.infer<typeof CasePage>

const CaseStep = z.strictObject({
  id: z.int(),
  action: z.enum(caseActions),
  status: z.enum(caseStatuses),
  by: z.enum(caseActors),
  name: text,
  comment: text,
  at: instant,
})
export type CaseStep = z.infer<typeof CaseStep>

export const OpenCase = z.strictObject({
  ...CaseLine.shape,
  version: z.int(),
  email: text,
  language: z.enum(['no', 'en']),
  /** What may be decided as it stands. */
  possible: z.array(z.enum(caseDecisions)),
  pending: z
    .strictObject({
      action: z.enum(caseDecisions),
      comment: text,
      by: text,
      takesEffectAt: instant,
    })
    .nullable(),
  /** The oldest first. */
  events: z.array(CaseStep),
})
export type OpenCase = z.infer<typeof OpenCase>
