import { callRoute } from '#platform/api-client.ts'
import { formRoutes } from './endpoints.ts'

export const getFormToken = async () => (await callRoute(formRoutes.token)).token
