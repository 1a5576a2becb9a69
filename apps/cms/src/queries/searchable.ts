import type { SearchDocument } from '@trivsel/content-contract/published'
import type { PageBase } from './content-page.ts'
import { joinPageTexts, type PageTexts } from './page-texts.ts'
import type { Reading } from './reading.ts'

/** The words of a page, and the last day on which it is worth finding. */
export type ReadSearchable<Document> = (
  document: Document,
  reading: Reading,
) => Pick<SearchDocument, 'text' | 'lastDay'>

/** @param toPage the page as it is shown, of which `texts` are the words that not every page has */
export function searchable<Document, Page extends Pick<PageBase, 'richText' | 'navBlocks'>>(
  toPage: (document: Document, reading: Reading) => Page,
  texts: PageTexts<Page>,
  lastDayOf: (document: Document) => string | null = () => null,
): ReadSearchable<Document> {
  return (document, reading) => {
    const page = toPage(document, reading)
    return { text: joinPageTexts(page, texts(page)), lastDay: lastDayOf(document) }
  }
}
