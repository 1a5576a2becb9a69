import type { TableImported } from '#core/table-files/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { FilePreview } from './contract.ts'

const file = '/api/frontend/staff/institutions/file'

export const fileEndpoints = {
  preview: endpoint<{ body: Blob; answer: FilePreview }>()('POST', `${file}/preview`),
  importFile: endpoint<{ query: { version: string }; body: Blob; answer: TableImported }>()(
    'POST',
    file,
  ),
}
