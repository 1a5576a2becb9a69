import type { Locale } from '@trivsel/content-contract/content'
import { callApi } from '#platform/api-client.ts'
import type { Kindergarten, KindergartenList } from './contract.ts'

export function fetchKindergartens(query: {
  locale: Locale
  page: number
  pageSize: number
}): Promise<KindergartenList> {
  const { locale, page, pageSize } = query
  return callApi(`content/kindergartens?locale=${locale}&page=${page}&pageSize=${pageSize}`)
}

/** @throws {ApiError} with status 404 when there is none in that language */
export function fetchKindergarten(query: { locale: Locale; slug: string }): Promise<Kindergarten> {
  return callApi(`content/kindergartens/${encodeURIComponent(query.slug)}?locale=${query.locale}`)
}
