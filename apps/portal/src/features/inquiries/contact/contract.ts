import { z } from 'zod'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'

const Offered = z.strictObject({
  /** The same in both languages; that of a category is in addresses: `/kontakt?category=housing`. */
  id: z.string(),
  /** In the requested language. */
  name: z.string(),
})

/** In the order in which the form offers them. */
export const ContactCategories = z.strictObject({
  /** Specification, section 7: of each category that can be sent the names of its sub-categories. */
  categories: z.record(z.string(), z.array(z.string())),
  offered: z.array(
    z.strictObject({
      ...Offered.shape,
      subcategories: z.array(
        z.strictObject({
          ...Offered.shape,
          /** The service form that sends it; null: the contact form. */
          form: z.enum(serviceFormIds).nullable(),
        }),
      ),
    }),
  ),
})
export type ContactCategories = z.infer<typeof ContactCategories>
export type OfferedCategories = ContactCategories['offered']
