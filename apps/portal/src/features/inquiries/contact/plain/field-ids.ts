import type { ContactFormWithFiles } from '../contact-form.ts'

export const idPrefix = 'contact-'

/** The same with and without the script: the focus goes from one form to the other. */
export const contactFieldIds = {
  firstName: `${idPrefix}firstName`,
  lastName: `${idPrefix}lastName`,
  email: `${idPrefix}email`,
  category: `${idPrefix}category`,
  subcategory: `${idPrefix}subcategory`,
  subject: `${idPrefix}subject`,
  text: `${idPrefix}text`,
  files: `${idPrefix}files`,
} as const satisfies Record<keyof ContactFormWithFiles, string>
