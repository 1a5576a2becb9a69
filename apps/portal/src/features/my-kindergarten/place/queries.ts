import { callEndpoint } from '#platform/api-client.ts'
import type { NewPlaceRequest } from '../model/contract.ts'
import { placeEndpoints as endpoints } from './endpoints.ts'

export const sendPlaceRequest = (id: string, body: NewPlaceRequest) =>
  callEndpoint(endpoints.send, { params: { id }, body })

export const withdrawPlaceRequest = (id: string, requestId: string) =>
  callEndpoint(endpoints.withdraw, { params: { id, requestId } })
