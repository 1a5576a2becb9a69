import { z } from 'zod/mini'
import type { Fields } from '#core/editable/field.ts'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import { minuteStep } from '../model/class-limits.ts'
import { classSetupFields } from '../model/setup-fields.ts'

const id = z.int().check(z.gte(1), z.lte(2_147_483_647))

/** The form of an item. Its id is null when it is new. */
const itemForm = <const F extends Fields>(fields: F) =>
  z.object({ id: z.nullable(id), ...shapeOf(fields) })

/** A name is typed unless a page of the content system gives it. */
const isNamed = {
  path: ['name'],
  error: 'NAME_REQUIRED',
}

const CenterForm = itemForm(classSetupFields.center).check(
  z.refine(({ gymId, name }) => gymId !== null || name !== '', isNamed),
)
export const InstructorForm = itemForm(classSetupFields.instructor).check(
  z.refine(({ trainerId, name }) => trainerId !== null || name !== '', isNamed),
)
export type InstructorForm = z.infer<typeof InstructorForm>
const KindForm = itemForm(classSetupFields['class-kind']).check(
  z.refine(({ durationMinutes }) => durationMinutes % minuteStep === 0, {
    path: ['durationMinutes'],
    error: 'DURATION_INVALID',
  }),
)

export const removable = ['center', 'room', 'instructor', 'category', 'class-kind'] as const
export type Removable = (typeof removable)[number]

/** One change of the setup. An item with an id is changed, one without is added. */
export const ClassSetupEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), form: z.object(shapeOf(classSetupFields.settings)) }),
  z.object({ kind: z.literal('center'), form: CenterForm }),
  z.object({ kind: z.literal('room'), form: itemForm(classSetupFields.room) }),
  z.object({ kind: z.literal('instructor'), form: InstructorForm }),
  z.object({ kind: z.literal('category'), form: itemForm(classSetupFields.category) }),
  z.object({ kind: z.literal('class-kind'), form: KindForm }),
  z.object({ kind: z.literal('move-category'), id, to: z.enum(directions) }),
  z.object({ kind: z.literal('remove'), what: z.enum(removable), id }),
])
export type ClassSetupEdit = z.infer<typeof ClassSetupEdit>
export type EditOf<Kind extends ClassSetupEdit['kind']> = Extract<ClassSetupEdit, { kind: Kind }>
/** What has a form. */
export type EditKind = Exclude<ClassSetupEdit['kind'], 'remove' | 'move-category'>

/** With the version of the setup that the caller saw. */
export const ClassSetupChange = z.object({ edit: ClassSetupEdit, version: id })
export type ClassSetupChange = z.infer<typeof ClassSetupChange>
