import { z } from 'zod/mini'

export const AssociationSlug = z.strictObject({
  slug: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
})

export const SendingAssociation = z.strictObject({ id: z.string(), name: z.string() })
export type SendingAssociation = z.infer<typeof SendingAssociation>

/** Null: there is none, or none that may send newsletters. */
export const Followable = z.strictObject({ association: z.nullable(SendingAssociation) })
export type Followable = z.infer<typeof Followable>
