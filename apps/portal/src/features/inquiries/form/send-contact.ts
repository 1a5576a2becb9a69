import { emptyTrap, filledTrap } from '#core/public-forms/traps.ts'
import { type ContactForm, fileName, sentNames } from '../contact-form.ts'

/** @param trapped what stands in the field that people do not see */
export function contactBody(
  form: ContactForm,
  { files, trapped, token }: { files: readonly File[]; trapped: string; token: string },
): FormData {
  const body = new FormData()
  body.set('token', token)
  for (const [field, name] of Object.entries(sentNames))
    body.set(name, form[field as keyof ContactForm])
  body.set(emptyTrap, trapped)
  body.set(filledTrap.field, filledTrap.value)
  for (const file of files) body.append(fileName, file)
  return body
}
