import type { z } from 'zod'
import { endpoint } from '#platform/api/endpoint.ts'
import type { MyCourses } from '../model/contract.ts'

export const mineEndpoints = {
  list: endpoint<{ answer: z.infer<typeof MyCourses> }>()('GET', '/api/frontend/user/courses'),
}
