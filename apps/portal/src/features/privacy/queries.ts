import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { ApiError, callApi, refusalCode } from '#platform/api-client.ts'
import type { AccessLogPage, DeletionPreview } from './contract.ts'
import type { DeletionBody, DownloadForm } from './privacy-forms.ts'

const path = 'user/privacy'

export const accessLogKey = ['privacy-access-log']

export const accessLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...accessLogKey, page],
    queryFn: ({ signal }) => callApi<AccessLogPage>(`${path}/access-log?page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  })

export const deletionQuery = () => {
  const language = getLocale()
  return queryOptions({
    queryKey: ['privacy-deletion', language],
    queryFn: ({ signal }) =>
      callApi<DeletionPreview>(`${path}/deletion?language=${language}`, { signal }),
  })
}

export function deleteAccount(body: DeletionBody): Promise<object> {
  return callApi(`${path}/deletion`, { method: 'POST', body })
}

export type DownloadedFile = { name: string; content: Blob }

/**
 * Asks for the file with all of one's data. A POST, so that neither an address nor a link that
 * somebody else made leads to it.
 * @throws {ApiError} the API refused; code `UNREACHABLE` with status 0 when there is no network
 */
export async function fetchData(body: DownloadForm): Promise<DownloadedFile> {
  const response = await fetch(`/api/frontend/${path}/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, 'UNREACHABLE')
  })
  if (!response.ok)
    throw new ApiError(response.status, refusalCode(await response.json().catch(() => null)))
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `trivsel.${body.format}`
  return { name, content: await response.blob() }
}
