import { z } from 'zod'

/** Names in one language, in the order in which the form offers them. */
export const ContactCategories = z.strictObject({
  /** Of each category its sub-categories. */
  categories: z.record(z.string(), z.array(z.string())),
})
export type ContactCategories = z.infer<typeof ContactCategories>
