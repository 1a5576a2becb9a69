import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import {
  criterionFields,
  documentFields,
  reasonFields,
  settingFields,
  typeFields,
} from '../model/list-fields.ts'

const entry = { id: z.string(), version: z.int(), isRemoved: z.boolean() }

const TypeEntry = z.strictObject({
  ...entry,
  ...shapeOf(typeFields),
  /** Applications that are not decided: started, and sent. */
  drafts: z.int(),
  sent: z.int(),
})
export type TypeEntry = z.infer<typeof TypeEntry>

const DocumentEntry = z.strictObject({
  ...entry,
  typeId: z.string(),
  ...shapeOf(documentFields),
})
export type DocumentEntry = z.infer<typeof DocumentEntry>

const CriterionEntry = z.strictObject({ ...entry, ...shapeOf(criterionFields) })
export type CriterionEntry = z.infer<typeof CriterionEntry>

const ReasonEntry = z.strictObject({ ...entry, ...shapeOf(reasonFields) })
export type ReasonEntry = z.infer<typeof ReasonEntry>

/** What an organisation decides about its grants, as staff edit it. */
export const GrantSetup = z.strictObject({
  settings: z.strictObject({ ...shapeOf(settingFields), version: z.int() }),
  types: z.array(TypeEntry),
  documents: z.array(DocumentEntry),
  criteria: z.array(CriterionEntry),
  reasons: z.array(ReasonEntry),
})
export type GrantSetup = z.infer<typeof GrantSetup>
