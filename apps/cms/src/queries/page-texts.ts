import type { RichText } from '@trivsel/content-contract/content'
import type { PageBase } from './content-page.ts'
import { toPlainText } from './to-plain-text.ts'

export type Texts = (string | RichText | null | undefined)[]

/** What a kind of page says beside its name, its intro and the texts that every page has. */
export type PageTexts<Page> = (page: Page) => Texts

/**
 * All texts of a page in reading order, without markup. Its name and intro are not among them: they
 * are known by themselves.
 */
export function joinPageTexts(
  { richText, navBlocks }: Pick<PageBase, 'richText' | 'navBlocks'>,
  texts: Texts,
): string {
  const shortcuts = navBlocks.flatMap(({ title, text, link }) => [title, text, link?.text])
  return [richText, ...texts, ...shortcuts]
    .map((text) => (typeof text === 'string' ? text.trim() : toPlainText(text ?? [])))
    .filter(Boolean)
    .join('\n')
}
