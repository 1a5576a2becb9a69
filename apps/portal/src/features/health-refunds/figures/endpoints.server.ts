import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { HealthFigures } from './contract.ts'
import { figuresEndpoints as endpoints } from './endpoints.ts'

export const figuresDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'How many people have applied for refunds of health expenses, and what became of it, by scheme and period. What is about fewer than five people is left out.',
    access: { staff: ['health'] },
    answer: HealthFigures,
  }),
}
