import { z } from 'zod/mini'
import type { Fields } from '#core/editable/field.ts'
import { shapeOf } from '#core/editable/form.ts'
import { setupFields } from '../model/setup-fields.ts'

type Weekly = {
  firstWeekday: number
  lastWeekday: number
  fromTime: string
  toTime: string
  validFrom: string
  validTo: string | null
}
const isInOrder = [
  z.refine<Weekly>(({ firstWeekday, lastWeekday }) => firstWeekday <= lastWeekday, {
    path: ['lastWeekday'],
    error: 'LAST_BEFORE_FIRST',
  }),
  z.refine<Weekly>(({ fromTime, toTime }) => fromTime < toTime, {
    path: ['toTime'],
    error: 'ENDS_BEFORE_IT_BEGINS',
  }),
  z.refine<Weekly>(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    error: 'LAST_BEFORE_FIRST',
  }),
] as const

/** The form of an item. Its id is null when it is new. */
const itemForm = <const F extends Fields>(fields: F) =>
  z.object({
    id: z.nullable(z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
    ...shapeOf(fields),
  })

const SettingsForm = z.object(shapeOf(setupFields.settings))
const ClosureForm = itemForm(setupFields.closure).check(
  z.refine(
    ({ fromDay, fromTime, toDay, toTime }) => `${fromDay} ${fromTime}` < `${toDay} ${toTime}`,
    { path: ['toTime'], error: 'ENDS_BEFORE_IT_BEGINS' },
  ),
)
export type ClosureForm = z.infer<typeof ClosureForm>

export const removable = ['opening', 'price', 'club-hours', 'closure'] as const

/** One change of the setup. An item with an id is changed, one without is added. */
export const SetupEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), form: SettingsForm }),
  z.object({ kind: z.literal('category'), form: itemForm(setupFields.category) }),
  z.object({ kind: z.literal('court'), form: itemForm(setupFields.court) }),
  z.object({
    kind: z.literal('opening'),
    form: itemForm(setupFields.opening).check(...isInOrder),
  }),
  z.object({ kind: z.literal('price'), form: itemForm(setupFields.price).check(...isInOrder) }),
  z.object({
    kind: z.literal('club-hours'),
    form: itemForm(setupFields['club-hours']).check(...isInOrder),
  }),
  z.object({ kind: z.literal('closure'), form: ClosureForm }),
  z.object({
    kind: z.literal('remove'),
    what: z.enum(removable),
    id: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
])
export type SetupEdit = z.infer<typeof SetupEdit>
/** What has a form. */
export type EditKind = Exclude<SetupEdit['kind'], 'remove'>

/** With the version of the setup that the caller saw. */
export const SetupChange = z.object({
  edit: SetupEdit,
  version: z.int().check(z.gte(1), z.lte(2_147_483_647)),
})
export type SetupChange = z.infer<typeof SetupChange>
