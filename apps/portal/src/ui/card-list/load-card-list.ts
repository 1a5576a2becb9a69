import type {
  ContentData,
  ContentVariables,
  PlainListName,
} from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { currentScreen } from '#platform/screen.ts'
import { cardListPageSize } from './page-size.ts'

/** Loads one page of a list in the size that fits the screen. */
export async function loadCardList<Query extends PlainListName>(
  query: Query,
  { page }: { page: number },
): Promise<ContentData<Query> & { pageSize: number }> {
  const pageSize = cardListPageSize[currentScreen()]
  const list = await fetchContent(query, {
    locale: getLocale(),
    page,
    pageSize,
  } as ContentVariables<Query>)
  return { ...list, pageSize }
}
