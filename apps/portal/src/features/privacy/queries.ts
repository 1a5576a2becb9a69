import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import { privacyEndpoints } from './endpoints.ts'
import type { DeletionBody, DownloadForm } from './privacy-forms.ts'

export const accessLogKey = ['privacy-access-log']

export const accessLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...accessLogKey, page],
    queryFn: ({ signal }) => callEndpoint(privacyEndpoints.accessLog, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

export const deletionQuery = () => {
  const language = getLocale()
  return queryOptions({
    queryKey: ['privacy-deletion', language],
    queryFn: ({ signal }) =>
      callEndpoint(privacyEndpoints.deletion, { query: { language }, signal }),
  })
}

export const deleteAccount = (body: DeletionBody) =>
  callEndpoint(privacyEndpoints.deleteAccount, { body })

export type DownloadedFile = { name: string; content: Blob }

/**
 * Asks for the file with all of one's data.
 * @throws {ApiError} the API refused; code `UNREACHABLE` with status 0 when there is no network
 */
export async function fetchData(body: DownloadForm): Promise<DownloadedFile> {
  const response = await fetchFile(privacyEndpoints.download, { body })
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `data.${body.format}`
  return { name, content: await response.blob() }
}
