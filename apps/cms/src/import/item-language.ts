import type { Locale } from '@trivsel/content-contract/content'
import { type EditorState, richTextFromText } from './rich-text-from-text.ts'

type Localized = { no: string; en?: string | undefined }

/** Reads the texts of an item in one language; null where there is none. */
export function itemLanguage(locale: Locale) {
  const say = (text: Localized | undefined): string | null => text?.[locale] ?? null
  const write = (text: Localized | undefined): EditorState | null => {
    const words = say(text)
    return words === null ? null : richTextFromText(words)
  }
  return { say, write }
}
