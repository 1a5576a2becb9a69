import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Children } from '../model/contract.ts'
import { childrenEndpoints as endpoints } from './endpoints.ts'

export const childrenDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The children whom the caller reaches, with the access of their guardians.',
    access: { staff: kindergartenRoles },
    answer: Children,
  }),
}
