import { z } from 'zod/mini'
import { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { localized } from '#platform/i18n/localized.ts'
import { VersionForm } from './version-form.ts'

const StaffVersion = z.strictObject({
  id: z.uuid(),
  startsOn: z.iso.date(),
  revision: z.int(),
  rules: SchemeRules,
  /** Null of a member of staff whose account is deleted. */
  proposedBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.iso.datetime(),
})
export type StaffVersion = z.infer<typeof StaffVersion>

const StaffScheme = z.strictObject({
  id: z.uuid(),
  name: localized(z.string()),
  intro: localized(z.string()),
  position: z.int(),
  endsOn: z.nullable(z.iso.date()),
  version: z.int(),
  /** All revisions; the latest day first, and of a day the latest revision. */
  versions: z.array(StaffVersion),
})
export type StaffScheme = z.infer<typeof StaffScheme>

export const StaffSchemes = z.strictObject({
  items: z.array(StaffScheme),
  /** Rules that wait for a second person, by the id of their proposal. */
  pending: z.array(z.strictObject({ id: z.uuid(), form: VersionForm })),
})
export type StaffSchemes = z.infer<typeof StaffSchemes>
