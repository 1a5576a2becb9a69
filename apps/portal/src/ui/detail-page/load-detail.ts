import type {
  ContentData,
  ContentQueryName,
  ContentVariables,
} from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { orNotFound } from '../or-not-found.ts'

type DetailQuery = Extract<ContentQueryName, `${string}BySlug`>

/** Loads one item of a list; one that exists in the other language only leads there. */
export function loadDetail<Query extends DetailQuery>(
  query: Query,
  slug: string,
): Promise<NonNullable<ContentData<Query>>> {
  const locale = getLocale()
  return orNotFound(
    fetchContent(query, { locale, slug } as ContentVariables<Query>),
    async (other) => {
      const { alternates } = await fetchContent(query as DetailQuery, { locale: other, slug })
      return alternates[other] ?? null
    },
  )
}
