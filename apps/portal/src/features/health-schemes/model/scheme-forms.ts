import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { endFields, schemeFields } from './scheme-fields.ts'

/** Of the scheme that was read. */
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

export const SchemeForm = z.strictObject({ ...shapeOf(schemeFields), version })
export type SchemeForm = z.infer<typeof SchemeForm>

/** Null: it goes on. */
export const EndForm = z.strictObject({ ...shapeOf(endFields), version })
export type EndForm = z.infer<typeof EndForm>
