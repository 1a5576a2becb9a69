import { endpoint } from '#platform/api/endpoint.ts'
import type { Figures, FiguresQuery } from './contract.ts'

export const figuresEndpoints = {
  read: endpoint<{
    query: { year?: FiguresQuery['year'] | undefined }
    answer: Figures
  }>()('GET', '/api/frontend/staff/grants/figures'),
}
