import { z } from 'zod'

/** Names in one language, in the order in which the form offers them. */
export const ContactCategories = z.strictObject({
  /** Of each category its sub-categories. */
  categories: z.record(z.string(), z.array(z.string())),
  /** The name of each by its id, which stays and is in addresses: `/kontakt?category=housing`. */
  ids: z.record(z.string(), z.string()),
})
export type ContactCategories = z.infer<typeof ContactCategories>
