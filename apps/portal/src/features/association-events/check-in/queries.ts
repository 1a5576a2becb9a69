import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { checkInEndpoints as endpoints } from './endpoints.ts'
import type { WaitingScan } from './scans/waiting-scans.ts'

type Which = { readonly id: string; readonly eventId: string }

const participantsKey = ['event-participants'] as const

/** Others let people in at the same time. */
const oftenEnough = 20_000

/** In memory alone; it stays there while the phone is without network. */
export const participantsQuery = ({ id, eventId }: Which) =>
  queryOptions({
    queryKey: [...participantsKey, id, eventId],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.participants, { params: { id, eventId }, signal }),
    refetchInterval: oftenEnough,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const participantsChanged = { queryKey: participantsKey }

export const sendScan = ({ associationId: id, eventId, ...scan }: WaitingScan) =>
  callEndpoint(endpoints.scan, { params: { id, eventId }, body: scan })

export const readAnswers = ({ id, eventId }: Which) =>
  callEndpoint(endpoints.answers, { params: { id, eventId } })
