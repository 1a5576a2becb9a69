import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import type { FoundingContent, FoundingFile } from '../model/founding-form.ts'
import { foundEndpoints as endpoints } from './endpoints.ts'

export const foundingQuery = queryOptions({
  queryKey: ['association-founding'],
  queryFn: ({ signal }) => callEndpoint(endpoints.founding, { signal }),
})

export const readFoundingAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: foundingQuery.queryKey })

/** @param id of the application that is changed; null for a new one */
export function submitApplication(
  id: string | null,
  sent: {
    readonly content: Omit<FoundingContent, 'files'>
    readonly files: readonly { readonly kind: FoundingFile; readonly file: File }[]
  },
  onProgress: (share: number) => void,
) {
  const body = new FormData()
  const kinds = sent.files.map(({ kind }) => kind)
  body.append('content', JSON.stringify({ ...sent.content, files: kinds }))
  for (const { file } of sent.files) body.append('file', file)
  const language = getLocale()
  return id === null
    ? uploadToEndpoint(endpoints.sendApplication, { onProgress }, { query: { language }, body })
    : uploadToEndpoint(endpoints.editApplication, { onProgress }, { query: { id, language }, body })
}

export const remindFounder = (id: string, founderId: string) =>
  callEndpoint(endpoints.remindFounder, { body: { id, founderId } })

export const withdrawApplication = (id: string) =>
  callEndpoint(endpoints.withdrawApplication, { body: { id } })

export const askFounder = (token: string) =>
  callEndpoint(endpoints.founderQuestion, { body: { token } })

export const answerAsFounder = (token: string, accepts: boolean) =>
  callEndpoint(endpoints.answerAsFounder, { body: { token, accepts } })
