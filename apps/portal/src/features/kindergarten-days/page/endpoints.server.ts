import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { StaffDays } from './contract.ts'
import { pageEndpoints as endpoints } from './endpoints.ts'

export const pageDescribed = {
  list: describeEndpoint(endpoints.list, {
    access: { staff: kindergartenRoles },
    summary: 'Surveys and extra openings of the kindergartens of the caller, with their figures.',
    answer: StaffDays,
  }),
}
