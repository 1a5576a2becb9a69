import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { caseActions, caseActors, caseDecisions, caseStatuses } from '#core/cases/rules.ts'
import { templateFields } from '#core/cases/template-fields.ts'
import { shapeOf } from '#core/editable/form.ts'
import { AttachmentView } from '#core/files/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { caseStates } from './case-filters.ts'

const text = z.string()
const instant = z.iso.datetime()
const count = z.int().min(0)

/** Why something is refused here, besides the refusals of `core/cases`. */
export const caseworkRefusals = {
  /** The person has given none, or the case has no such field. */
  SECRET_NOT_THERE: 404,
  /** There is none, or a colleague wrote it. */
  NOTE_NOT_FOUND: 404,
  /** It was written longer ago than a day. */
  NOTE_TOO_OLD: 409,
  /** They are no caseworker any more, or it is about them. */
  COLLEAGUE_NOT_FOUND: 422,
  /** A required line was not ticked since the student last changed the case. */
  CHECKLIST_INCOMPLETE: 409,
  REASONS_REQUIRED: 422,
  /** One of the reasons is not on the list any more, or the decision gives none. */
  REASONS_CHANGED: 409,
  /** An administrator has changed or removed the line since it was read. */
  CHECKLIST_CHANGED: 409,
  CASE_KIND_NOT_FOUND: 404,
  /** An administrator has changed or removed the template since it was read. */
  TEMPLATE_CHANGED: 409,
  /** Among the templates of the kind, or of one's own. */
  TEMPLATE_NAME_TAKEN: 409,
  /** Suggestions are for a kind that has no templates. */
  TEMPLATES_EXIST: 409,
  /** There is none, or it is a colleague's. */
  TEMPLATE_NOT_FOUND: 404,
  TOO_MANY_TEMPLATES: 409,
} as const
export type CaseworkRefusal = keyof typeof caseworkRefusals

const person = z.strictObject({ id: text, name: text })

export const CaseLine = z.strictObject({
  id: z.uuid(),
  kind: text,
  status: z.enum(caseStatuses),
  /** Of the applicant, as the application has it; of the account where it has none. */
  name: text,
  assignee: person.nullable(),
  /** A decision that has not taken effect. */
  decision: z.enum(caseDecisions).nullable(),
  /** It should have: it is to be taken back. */
  isDecisionLate: z.boolean(),
  createdAt: instant,
  /** Since when it has its status. */
  changedAt: instant,
  /** By when staff should have answered; null while it is not theirs to act. */
  dueAt: instant.nullable(),
  isOverdue: z.boolean(),
})
export type CaseLine = z.infer<typeof CaseLine>

export const CasePage = z.strictObject({
  items: z.array(CaseLine),
  page: z.int(),
  total: z.int(),
  /** There are more than `total`, of a name that many have. */
  isMore: z.boolean(),
})
export type CasePage = z.infer<typeof CasePage>

/** Open cases, by state. */
export const CaseCounts = z.record(z.enum(caseStates), count)
export type CaseCounts = z.infer<typeof CaseCounts>

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

/** A warning for the caseworker: a code and details of the kind, and other cases. */
const CaseWarning = z.strictObject({
  code: text,
  details: z.record(text, text),
  cases: z.array(z.uuid()),
})
export type CaseWarning = z.infer<typeof CaseWarning>

/** An internal note; names are empty when the account no longer exists. */
const CaseNote = z.strictObject({
  id: z.int(),
  text,
  by: text,
  /** The colleague who was notified; empty: nobody. */
  to: text,
  createdAt: instant,
  /** The caller was notified and has not opened the case since. */
  isUnseen: z.boolean(),
  canWithdraw: z.boolean(),
})
export type CaseNote = z.infer<typeof CaseNote>

/** Notes that the caller was notified of and has not seen, the oldest first. */
export const NotesForMe = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int(),
      caseId: z.uuid(),
      kind: text,
      name: text,
      by: text,
      createdAt: instant,
    }),
  ),
})
export type NotesForMe = z.infer<typeof NotesForMe>

/** A line of the checklist of a case; `by` is empty when the account no longer exists. */
const CaseCheck = z.strictObject({
  id: z.uuid(),
  text: localized(text),
  /** No approval without it. */
  isRequired: z.boolean(),
  /** False: it was removed, and this case has it for its history. */
  isOffered: z.boolean(),
  /** `isOutdated`: the student has changed the case since. */
  ticked: z.strictObject({ by: text, at: instant, isOutdated: z.boolean() }).nullable(),
})
export type CaseCheck = z.infer<typeof CaseCheck>

/** What every entry has that administrators set, besides its fields. */
const entry = { id: z.uuid(), kind: text, version: z.int() }

/** The lines of all checklists and the templates for messages, of each kind in their order. */
export const CaseSetup = z.strictObject({
  checks: z.array(z.strictObject({ ...entry, ...shapeOf(checklistFields) })),
  templates: z.array(z.strictObject({ ...entry, ...shapeOf(templateFields) })),
})
export type CaseSetup = z.infer<typeof CaseSetup>
export type SetupCheck = CaseSetup['checks'][number]
export type SetupTemplate = CaseSetup['templates'][number]

/** What the caller can insert into messages, with the kind of case that each is for. */
export const CaseTemplates = z.strictObject({
  /** Of all caseworkers, in their order. */
  shared: z.array(z.strictObject({ id: z.uuid(), kind: text, ...shapeOf(templateFields) })),
  /** Of the caller alone, the oldest first. */
  own: z.array(
    z.strictObject({ id: z.uuid(), kind: text, language: z.enum(locales), name: text, text }),
  ),
})
export type CaseTemplates = z.infer<typeof CaseTemplates>
export type OwnTemplate = CaseTemplates['own'][number]

const OtherCase = z.strictObject({
  id: z.uuid(),
  kind: text,
  status: z.enum(caseStatuses),
  createdAt: instant,
  closedAt: instant.nullable(),
})
export type OtherCase = z.infer<typeof OtherCase>

export const OpenCase = z.strictObject({
  ...CaseLine.shape,
  /** The reader is tied to the applicant: then it has nothing of what is in the case. */
  isTied: z.boolean(),
  /** One more than there are events. */
  version: z.int(),
  email: text,
  language: z.enum(locales),
  /** Then it can only be read. */
  closedAt: instant.nullable(),
  /** The decisions that are possible in this state. */
  possible: z.array(z.enum(caseDecisions)),
  /** What decisions would fix: the one that was seen is sent along. */
  terms: z.array(
    z.strictObject({ action: z.enum(caseDecisions), key: text, amountOre: z.int().min(1) }),
  ),
  /** What a rejection can give as reasons, one at least; none where its message alone says why. */
  reasons: z.array(z.strictObject({ id: z.uuid(), name: localized(text) })),
  pending: z
    .strictObject({
      action: z.enum(caseDecisions),
      /** Of a rejection. */
      reasons: z.array(localized(text)),
      comment: text,
      by: text,
      takesEffectAt: instant,
    })
    .nullable(),
  /** The oldest first. */
  events: z.array(CaseStep),
  warnings: z.array(CaseWarning),
  /** Of the same person, the newest first. */
  others: z.array(OtherCase),
  files: z.array(AttachmentView),
  /** Fields that are shown on request. */
  secrets: z.array(text),
  checks: z.array(CaseCheck),
  /** Internal notes, the oldest first. */
  notes: z.array(CaseNote),
  /** Whom a note can be for. */
  colleagues: z.array(person),
})
export type OpenCase = z.infer<typeof OpenCase>

/** Cases that could not be assigned or released; all others were. */
export const Assigned = z.strictObject({
  refused: z.array(
    z.strictObject({ id: z.uuid(), code: z.enum(['CASE_NOT_FOUND', 'CASE_CHANGED', 'OWN_CASE']) }),
  ),
})
export type Assigned = z.infer<typeof Assigned>

export const ShownSecret = z.strictObject({ value: text })
export type ShownSecret = z.infer<typeof ShownSecret>

const waits = {
  decided: count,
  approved: count,
  rejected: count,
  /** Days from sent to decided: half of them at most so long, nine of ten, and all. */
  medianDays: z.number(),
  slowDays: z.number(),
  longestDays: z.number(),
}

/** Of what was first approved or rejected in the period, and of what is open now. */
export const CaseStatistics = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  decided: z.strictObject(waits),
  /** Weeks in which nothing was decided are left out. */
  /** Approvals that were withdrawn, deferred or lapsed in the period. */
  afterApproval: z.strictObject({ withdrawn: count, deferred: count, lapsed: count }),
  weeks: z.array(z.strictObject({ monday: z.iso.date(), approved: count, rejected: count })),
  decidedByGroup: z.array(z.strictObject({ kind: text, group: text, ...waits })),
  open: z.strictObject({
    cases: count,
    waiting: count,
    overdue: count,
    oldestDays: z.number(),
    /** Those that wait for staff: under 3 days old, under 8, under 15, and older. */
    ages: z.tuple([count, count, count, count]),
  }),
  openByStatus: z.array(z.strictObject({ kind: text, status: z.enum(caseStatuses), cases: count })),
  openByGroup: z.array(z.strictObject({ kind: text, group: text, waiting: count, overdue: count })),
})
export type CaseStatistics = z.infer<typeof CaseStatistics>
