import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { singleValue } from '#platform/routing/single-value.ts'
import { longestWords } from '#ui/card-list/words-search.ts'
import { Choices } from '../model/contract.ts'
import { ShownPicture } from '../model/picture-contract.ts'

const first = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(singleValue, schema)

/** Whatever is out of range falls back: a list never fails because of its address. */
export const DirectoryQuery = z.object({
  q: first(z.string().transform((text) => text.slice(0, longestWords).trim())).catch(''),
  institution: first(z.string().min(1).max(30)).nullable().catch(null),
  campus: first(z.coerce.number().int().min(1).max(999_999_999)).nullable().catch(null),
  topic: first(z.uuid()).nullable().catch(null),
  language: first(z.enum(locales)).nullable().catch(null),
  welcomes: first(z.literal('yes')).nullable().catch(null),
  page: first(z.coerce.number().int().min(1).max(9_999)).catch(1),
})
export type DirectoryQuery = z.infer<typeof DirectoryQuery>

const name = localized(z.string())

/** What a card says. */
export const DirectoryItem = z.strictObject({
  slug: z.string(),
  name: z.string(),
  purpose: name,
  institution: z.nullable(name),
  topic: z.nullable(name),
  picture: z.nullable(ShownPicture),
  welcomesNew: z.boolean(),
  hasMark: z.boolean(),
})
export type DirectoryItem = z.infer<typeof DirectoryItem>

/** `page` is the one that is shown: the first where the list is shorter than what was asked for. */
export const Directory = z.strictObject({
  items: z.array(DirectoryItem),
  total: z.int(),
  page: z.int(),
  choices: Choices,
})
export type Directory = z.infer<typeof Directory>
