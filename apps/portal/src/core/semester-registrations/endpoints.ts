import { endpoint } from '#platform/api/endpoint.ts'
import type { SemesterFees } from './contract.ts'

export const semesterFeesEndpoint = endpoint<{ query: { userId: string }; answer: SemesterFees }>()(
  'GET',
  '/api/frontend/user/semester-fees',
  { timeLimit: 10_000 },
)
