import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { childParams } from '../model/child-params.server.ts'
import { ChildPage, MyChildren } from '../model/contract.ts'
import { childRefusals } from '../model/refusals.ts'
import { childrenEndpoints as endpoints } from './endpoints.ts'

export const childrenDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The children whom the caller reaches as a guardian, with what happens today.',
    access: 'user',
    answer: MyChildren,
  }),
  child: describeEndpoint(endpoints.child, {
    summary: 'One of them: department, contacts, consents and requests. No health data.',
    access: 'user',
    params: childParams,
    answer: ChildPage,
    refusals: childRefusals,
  }),
}
