import { emptyHoneypot, filledHoneypot } from '#core/public-forms/honeypots.ts'
import { type ContactForm, fileName, sentNames } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'
import { findOffered } from './find-offered.ts'

/**
 * Categories are sent by their names (specification, section 7).
 * @param trapped the value of the field that people do not see
 */
export function contactBody(
  form: ContactForm,
  {
    offered,
    files,
    trapped,
    token,
  }: { offered: OfferedCategories; files: readonly File[]; trapped: string; token: string },
): FormData {
  const body = new FormData()
  body.set('token', token)
  const { category, subcategory } = findOffered(offered, form)
  const sent = { ...form, category: category?.name ?? '', subcategory: subcategory?.name ?? '' }
  for (const [field, name] of Object.entries(sentNames))
    body.set(name, sent[field as keyof ContactForm])
  body.set(emptyHoneypot, trapped)
  body.set(filledHoneypot.field, filledHoneypot.value)
  for (const file of files) body.append(fileName, file)
  return body
}
