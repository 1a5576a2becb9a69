import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { MyCourses } from '../model/contract.ts'
import { mineEndpoints as endpoints } from './endpoints.ts'

export const mineDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'Lists courses that the caller has a place in, waits for or has to pay, and tickets of those that are over.',
    access: 'user',
    answer: MyCourses,
  }),
}
