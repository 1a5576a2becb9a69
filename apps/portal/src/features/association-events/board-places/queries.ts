import { callEndpoint } from '#platform/api-client.ts'
import type { CancelByBoard } from './cancel-form.ts'
import { boardPlaceEndpoints as endpoints } from './endpoints.ts'

type Which = { readonly id: string; readonly eventId: string; readonly placeId: string }

export const cancelByBoard = (params: Which, body: CancelByBoard) =>
  callEndpoint(endpoints.cancel, { params, body })
