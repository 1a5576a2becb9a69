import { endpoint } from '#platform/api/endpoint.ts'
import type { InstructorsImported, InstructorsPreview } from './contract.ts'

const file = '/api/frontend/staff/sports/instructors/file'

export const instructorFileEndpoints = {
  preview: endpoint<{ body: Blob; answer: InstructorsPreview }>()('POST', `${file}/preview`),
  importFile: endpoint<{ query: { version: string }; body: Blob; answer: InstructorsImported }>()(
    'POST',
    file,
  ),
}
