import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { singleValue } from '#platform/routing/single-value.ts'

const first = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(singleValue, schema)
const text = localized(z.string())

/** Whatever is out of range falls back: a list never fails because of its address. */
export const GrantedQuery = z.object({
  year: first(z.coerce.number().int().min(2000).max(2199)).nullable().catch(null),
  type: first(z.uuid()).nullable().catch(null),
  page: first(z.coerce.number().int().min(1).max(9_999)).catch(1),
})
export type GrantedQuery = z.infer<typeof GrantedQuery>

/** What everybody may know of a grant. */
export const GrantedItem = z.strictObject({
  /** Of the decision: a corrected one has another. */
  id: z.string(),
  /** Null of a person: who that is, nobody needs to know. */
  association: z.nullable(
    z.strictObject({
      name: z.string(),
      /** Null where it has no public page. */
      slug: z.nullable(z.string()),
    }),
  ),
  title: z.string(),
  summary: z.string(),
  /** In which the applicant has written. */
  language: z.enum(locales),
  type: text,
  /** Whose budget pays for it. */
  year: z.int(),
  requestedOre: z.int(),
  amountOre: z.int(),
  /** A day in Norway. */
  decidedOn: z.string(),
  /** Why it is less than was applied for. */
  reasons: z.array(text),
})
export type GrantedItem = z.infer<typeof GrantedItem>

/** `page` is the one that is shown: the first where the list is shorter than what was asked for. */
export const Granted = z.strictObject({
  items: z.array(GrantedItem),
  total: z.int(),
  page: z.int(),
  /** Of all that was asked for, not of the page. */
  grantedOre: z.int(),
  /** Applications that got nothing, and why; one may have several reasons. */
  refused: z.strictObject({
    count: z.int(),
    reasons: z.array(z.strictObject({ id: z.string(), name: text, count: z.int() })),
  }),
  years: z.array(z.int()),
  types: z.array(z.strictObject({ id: z.string(), name: text })),
})
export type Granted = z.infer<typeof Granted>

export const AssociationSlug = z.object({ slug: z.string().max(60) })

/** On the page of an association: what it was granted last. */
export const GrantedTo = z.strictObject({ items: z.array(GrantedItem) })
export type GrantedTo = z.infer<typeof GrantedTo>
