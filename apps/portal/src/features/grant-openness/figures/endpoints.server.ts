import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Figures, FiguresQuery } from './contract.ts'
import { figuresEndpoints as endpoints } from './endpoints.ts'

export const figuresDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'What was applied for, granted and refused of a year, by type, institution and reason, and each year in one line. Nothing is changed.',
    access: { staff: ['caseworker', 'committee', 'admin'] },
    query: FiguresQuery,
    answer: Figures,
  }),
}
