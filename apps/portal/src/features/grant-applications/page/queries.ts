import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import { draftEndpoints } from '../draft/endpoints.ts'
import type { FilePlace } from '../files/contract.ts'
import { fileEndpoints } from '../files/endpoints.ts'
import type { StartForm } from '../list/contract.ts'
import { listEndpoints } from '../list/endpoints.ts'
import type { ContentChanges } from '../model/merge-content.ts'
import { readEndpoints } from '../read/endpoints.ts'
import { sendEndpoints } from '../send/endpoints.ts'

export const grantApplicationsKey = ['grant-applications'] as const

/** Often enough to see each other write, seldom enough for a phone. */
const pollMs = 6_000

export const ownGrantsQuery = (associationId: string | null) =>
  queryOptions({
    queryKey: [...grantApplicationsKey, 'of', associationId],
    queryFn: ({ signal }) =>
      callEndpoint(listEndpoints.own, {
        query: { association: associationId ?? undefined },
        signal,
      }),
  })

export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...grantApplicationsKey, applicationId],
    queryFn: ({ signal }) =>
      callEndpoint(readEndpoints.application, { params: { applicationId }, signal }),
    // While it may be written: others write too.
    refetchInterval: ({ state }) =>
      state.data && ['draft', 'sent', 'incomplete'].includes(state.data.state) ? pollMs : false,
  })

export const startApplication = (form: Omit<StartForm, 'language'>) =>
  callEndpoint(listEndpoints.start, { body: { ...form, language: getLocale() } })

export const saveDraft = (applicationId: string, body: ContentChanges) =>
  callEndpoint(draftEndpoints.save, { params: { applicationId }, body })
export const discardChanges = (applicationId: string) =>
  callEndpoint(draftEndpoints.discard, { params: { applicationId } })
export const moveDraft = (applicationId: string, roundId: string) =>
  callEndpoint(draftEndpoints.move, { params: { applicationId }, body: { roundId } })
export const removeDraft = (applicationId: string) =>
  callEndpoint(draftEndpoints.remove, { params: { applicationId } })

export function addFile(
  applicationId: string,
  { file, place }: { readonly file: File; readonly place: FilePlace },
  onProgress: (share: number) => void,
) {
  const body = new FormData()
  body.append('file', file)
  const inputs = { params: { applicationId }, query: place, body }
  return uploadToEndpoint(fileEndpoints.add, { onProgress }, inputs)
}
export const removeFile = (applicationId: string, file: string) =>
  callEndpoint(fileEndpoints.remove, { params: { applicationId, file } })
export const restoreFile = (applicationId: string, file: string) =>
  callEndpoint(fileEndpoints.restore, { params: { applicationId, file } })
export const fileAddress = (applicationId: string, file: string) =>
  endpointAddress(fileEndpoints.read, { params: { applicationId, file } })

export const sendApplication = (
  applicationId: string,
  seen: { readonly draftVersion: number; readonly sentVersion: number },
) =>
  callEndpoint(sendEndpoints.send, {
    params: { applicationId },
    body: { ...seen, language: getLocale() },
  })
export const withdrawApplication = (applicationId: string) =>
  callEndpoint(sendEndpoints.withdraw, { params: { applicationId } })
