import { endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { ClassUsage } from './contract.ts'

type UsageSelection = { language: Language } & {
  [Filter in 'from' | 'to' | 'center' | 'category' | 'instructor']?: string | undefined
}

export const classUsageEndpoints = {
  usage: endpoint<{ query: UsageSelection; answer: ClassUsage }>()(
    'GET',
    '/api/frontend/staff/sports/usage',
  ),
}
