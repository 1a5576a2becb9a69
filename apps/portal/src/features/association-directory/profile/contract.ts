import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'
import { ShownPicture } from '../model/picture-contract.ts'

const text = localized(z.string())

export const BySlug = z.strictObject({
  slug: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
})

/** The public page of an association. Nobody's address is in it but its own, where that is shown. */
export const Profile = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** One that is not approved has no public page. */
  state: z.enum(['active', 'inactive', 'closed']),
  /** The one that it is part of now, where that has a public page. */
  mergedInto: z.nullable(z.strictObject({ slug: z.string(), name: z.string() })),
  purpose: text,
  description: text,
  howToJoin: text,
  languages: z.array(z.enum(locales)),
  institution: z.nullable(text),
  campus: z.nullable(text),
  topic: z.nullable(text),
  picture: z.nullable(ShownPicture),
  welcomesNew: z.boolean(),
  isOpenToAll: z.boolean(),
  takesMembers: z.boolean(),
  hasMark: z.boolean(),
  /** Of contact persons who show theirs. */
  contacts: z.array(z.string()),
  email: z.nullable(z.string()),
  /** Whether somebody is there to read what is sent by the form. */
  takesMessages: z.boolean(),
  website: z.nullable(z.string()),
  organisationNumber: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>
