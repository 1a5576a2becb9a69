import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { ofKindergarten } from '../model/of-kindergarten.server.ts'
import { KindergartenSetup } from './contract.ts'
import { pageEndpoints as endpoints } from './endpoints.ts'

export const pageDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'One kindergarten with its departments, employees, leaders and closing days, as staff edit them.',
    ...ofKindergarten,
    answer: KindergartenSetup,
  }),
}
