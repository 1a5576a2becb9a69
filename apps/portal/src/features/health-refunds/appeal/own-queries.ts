import { callEndpoint } from '#platform/api-client.ts'
import { appealEndpoints as endpoints } from './endpoints.ts'

export const sendAppeal = (id: string, text: string) =>
  callEndpoint(endpoints.send, { params: { id }, body: { text } })
export const withdrawAppeal = (id: string) => callEndpoint(endpoints.withdraw, { params: { id } })
