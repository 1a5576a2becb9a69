import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import { draftEndpoints } from '../draft/endpoints.ts'
import type { DraftPlace } from '../draft/place.ts'
import type { SaveDraft, SendForm } from '../model/contract.ts'
import { healthRefundsKey } from '../model/queries.ts'
import { sendEndpoints } from '../send/endpoints.ts'

/** Read once, when the form is opened: from then on the form has what counts. */
export const draftQuery = (place: DraftPlace) =>
  queryOptions({
    queryKey: ['health-refund-draft', place],
    queryFn: ({ signal }) => callEndpoint(draftEndpoints.read, { query: place, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const readDraft = (place: DraftPlace) => callEndpoint(draftEndpoints.read, { query: place })

export const saveDraft = (place: DraftPlace, body: SaveDraft) =>
  callEndpoint(draftEndpoints.save, { query: place, body })

export const discardDraft = (place: DraftPlace) =>
  callEndpoint(draftEndpoints.discard, { query: place })

export function addFile(place: DraftPlace, file: File, onProgress: (share: number) => void) {
  const body = new FormData()
  body.append('file', file)
  return uploadToEndpoint(draftEndpoints.addFiles, { onProgress }, { query: place, body })
}

export const sendRefund = (place: DraftPlace, body: SendForm) =>
  callEndpoint(sendEndpoints.send, { query: { ...place, language: getLocale() }, body })

/** Changes with every application that is sent. */
export const sentKey = healthRefundsKey
