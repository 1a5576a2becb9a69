import { z } from 'zod/mini'

/** What may use something that staff want to remove, for a text with the counts. */
const useKinds = [
  'scheduleRows',
  'exceptions',
  'classes',
  'kinds',
  'rooms',
  'courts',
  'courtRules',
  'others',
] as const
export type UseKind = (typeof useKinds)[number]

/** What comes with `IN_USE`. */
export const InUse = z.object({
  uses: z.array(z.strictObject({ what: z.enum(useKinds), count: z.int().check(z.gte(1)) })),
})
export type InUse = z.infer<typeof InUse>
