import type { Draft } from '#core/public-forms/draft.ts'
import { type ContactForm, fileName, sentNames } from '../contact-form.ts'
import type { LoadedDraft } from '../form/use-contact-draft.ts'
import { aboutName, readAbout } from './about.ts'

/**
 * The draft with what was written in the plain form before the script came, which is newer.
 * @param plain what the browser would send
 * @param now in milliseconds
 */
export function withTyped(
  loaded: LoadedDraft,
  plain: FormData,
  { userId, now }: { userId: string | null; now: number },
): LoadedDraft {
  const values = typedValues(plain)
  const files = plain.getAll(fileName).filter((file) => file instanceof File && file.name !== '')
  if (Object.keys(values).length === 0 && files.length === 0) return loaded
  const { draft } = loaded
  const before = draft ?? { id: crypto.randomUUID(), userId, token: null }
  return {
    draft: { ...before, savedAt: now, values: { ...draft?.values, ...values } },
    files: [...loaded.files, ...(files as File[])],
  }
}

function typedValues(plain: FormData): Draft['values'] {
  const { category, subcategory } = readAbout(text(plain, aboutName))
  const typed: Record<keyof ContactForm, string> = {
    firstName: text(plain, sentNames.firstName),
    lastName: text(plain, sentNames.lastName),
    email: text(plain, sentNames.email),
    category,
    subcategory,
    subject: text(plain, sentNames.subject),
    text: text(plain, sentNames.text),
  }
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

function text(plain: FormData, name: string): string {
  const value = plain.get(name)
  return typeof value === 'string' ? value : ''
}
