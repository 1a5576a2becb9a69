import { z } from 'zod/mini'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { personName } from '#core/accounts/forms/sign-up-forms.ts'
import { checkFiles } from '#core/files/check-files.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { longest } from '../model/rules.ts'

/** Specification, section 9. */
export const mostContactFiles = 10

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

/** The values of the form. Messages are error codes. */
export const ContactForm = z.object({
  firstName: personName('FIRST_NAME_REQUIRED'),
  lastName: personName('LAST_NAME_REQUIRED'),
  email: EmailAddress,
  /** On the page its id, which is the same in both languages; its name in the language of the reader is sent. */
  category: z.string().check(z.trim(), z.minLength(1, 'CATEGORY_REQUIRED')),
  subcategory: z.string().check(z.trim(), z.minLength(1, 'SUBCATEGORY_REQUIRED')),
  subject: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.subject, { error: 'TOO_LONG', abort: true }),
      noNationalId,
    ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'TEXT_REQUIRED', abort: true }),
      z.maxLength(longest.text, { error: 'TOO_LONG', abort: true }),
      noNationalId,
    ),
})
export type ContactForm = z.infer<typeof ContactForm>

/** The form on the page, with its files, which are optional. */
export const ContactFormWithFiles = z.extend(ContactForm, {
  files: z.array(z.object({ size: z.number() })).check((context) => {
    const problem = context.value.length > 0 ? checkFiles(context.value, mostContactFiles) : null
    if (problem) context.issues.push({ code: 'custom', input: context.value, message: problem })
  }),
})
export type ContactFormWithFiles = z.infer<typeof ContactFormWithFiles>

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'category',
  'subcategory',
  'subject',
  'text',
  'files',
] as const satisfies readonly (keyof ContactFormWithFiles)[]

/** The names of the fields in the request (specification, section 7). */
export const sentNames = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  category: 'category',
  subcategory: 'subcategory',
  subject: 'subject',
  text: 'text',
} as const satisfies Record<keyof ContactForm, string>
export const fileName = 'vedlegg'
