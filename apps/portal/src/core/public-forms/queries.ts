import { callRoute } from '#platform/api-client.ts'
import { formRoutes } from './routes.ts'

export const getFormToken = async () => (await callRoute(formRoutes.token)).token
