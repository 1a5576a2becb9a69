import { z } from 'zod/mini'
import { associationStates } from '#core/associations/states.ts'
import { shapeOf } from '#core/editable/form.ts'
import {
  additionFields,
  correctionFields,
  mailingFields,
  noteFields,
} from '../model/staff-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))

/** As it was read. */
export const Correction = z.object({ version, form: z.object(shapeOf(correctionFields)) })
export type Correction = z.infer<typeof Correction>

export const Addition = z.object({ form: z.object(shapeOf(additionFields)) })
export type Addition = z.infer<typeof Addition>

/** What staff do with the state; to make it inactive and to close it need a reason that the board reads. */
export const stateSteps = ['deactivate', 'activate', 'close', 'reopen'] as const
export type StateStep = (typeof stateSteps)[number]
export const stepsWithNote: readonly StateStep[] = ['deactivate', 'close']

export const StateChange = z.union([
  z.object({
    version,
    step: z.enum(['deactivate', 'close']),
    form: z.object(shapeOf(noteFields)),
  }),
  z.object({ version, step: z.enum(['activate', 'reopen']) }),
])
export type StateChange = z.infer<typeof StateChange>

export const Merge = z.object({ version, into: z.uuid() })
export type Merge = z.infer<typeof Merge>

/** Who gets a mail: contact persons of all associations, or of some. */
export const Audience = z.object({
  state: z.nullable(z.enum(associationStates)),
  institutionCode: mailingFields.institutionCode.schema,
  topicId: mailingFields.topicId.schema,
})
export type Audience = z.infer<typeof Audience>

/** With how many people were counted before: when others would get it, it is not sent. */
export const Mailing = z.object({
  form: z.object(shapeOf(mailingFields)),
  people: z.int().check(z.gte(0), z.lte(1_000_000)),
})
export type Mailing = z.infer<typeof Mailing>
