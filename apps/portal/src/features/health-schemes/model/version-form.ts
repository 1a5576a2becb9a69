import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { textFields } from './scheme-fields.ts'

/** Rules for expenses from a day on, as they are proposed. */
export const VersionForm = z.strictObject({
  /** Given by the browser for a new scheme. */
  schemeId: z.uuid(),
  /** Of a new scheme; null where it exists. */
  scheme: z.nullable(z.strictObject(shapeOf(textFields))),
  startsOn: z.iso.date().check(z.regex(/^20/)),
  /** How many versions of the scheme were confirmed when the form was started. */
  confirmedBefore: z.int().check(z.gte(0), z.lt(2 ** 31)),
  rules: SchemeRules,
})
export type VersionForm = z.infer<typeof VersionForm>
