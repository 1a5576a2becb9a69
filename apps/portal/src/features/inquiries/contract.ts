import { z } from 'zod'

export const ContactToken = z.strictObject({ token: z.string() })
export type ContactToken = z.infer<typeof ContactToken>

/** Names in one language, in the order in which the form offers them. */
export const ContactCategories = z.strictObject({
  /** Of each category its sub-categories. */
  categories: z.record(z.string(), z.array(z.string())),
  /** The name of each by its id, which stays and is in addresses: `/kontakt?category=housing`. */
  ids: z.record(z.string(), z.string()),
})
export type ContactCategories = z.infer<typeof ContactCategories>

/** What refusals say besides their code. */
export const contactRefusalDetails = {
  /** Whether just this has come with the token before: then it is with us, and need not be sent again. */
  TOKEN_ACTIVE: z.strictObject({ isReceived: z.boolean() }),
  /** Codes by the names of fields as they are sent. */
  FIELDS_INVALID: z.strictObject({ fields: z.record(z.string(), z.string()) }),
}
