import { z } from 'zod/mini'
import { getLocale, type Locale } from '#locale'
import { localized, textIn } from '#platform/i18n/localized.ts'
import { depositForms } from './deposit-forms.ts'

export const Institution = z.strictObject({
  code: z.string(),
  name: localized(z.string()),
  /** The name of its campus; null without one. */
  campus: z.nullable(localized(z.string())),
  depositForm: z.enum(depositForms),
  isActive: z.boolean(),
})
export type Institution = z.infer<typeof Institution>

/** `GET /api/frontend/institutions`: also those that are not active, whose names old entries show. */
export const Institutions = z.strictObject({ items: z.array(Institution) })
export type Institutions = z.infer<typeof Institutions>

/** In the reader's language; the code itself if it is unknown. */
export function institutionName(
  institutions: readonly Institution[],
  code: string,
  locale: Locale = getLocale(),
): string {
  const found = institutions.find((one) => one.code === code)
  return found ? textIn(found.name, locale) : code
}

/** @param current the one that somebody has chosen before: it may be kept when it is not active */
export function institutionChoices(
  institutions: readonly Institution[],
  current = '',
): readonly Institution[] {
  return institutions.filter(({ code, isActive }) => isActive || code === current)
}

/** Options of a filter or a list, in the reader's language. */
export function institutionOptions(
  institutions: readonly Institution[],
): readonly { value: string; text: string }[] {
  return institutions.map(({ code, name }) => ({ value: code, text: textIn(name) }))
}
