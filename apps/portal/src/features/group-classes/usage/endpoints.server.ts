import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { ClassUsage, UsageQuery } from './contract.ts'
import { classUsageEndpoints as endpoints } from './endpoints.ts'

export const usageDescribed = {
  usage: describeEndpoint(endpoints.usage, {
    summary:
      'How classes that are over were used between two days, by club, category, class, instructor, week and hour. The default is the last four weeks.',
    access: { staff: ['sports'] },
    query: UsageQuery,
    answer: ClassUsage,
  }),
}
