import { callEndpoint } from '#platform/api-client.ts'
import { formEndpoints } from './endpoints.ts'

export const getFormToken = async () => (await callEndpoint(formEndpoints.token)).token
