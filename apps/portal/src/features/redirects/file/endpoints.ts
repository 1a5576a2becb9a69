import { endpoint } from '#platform/api/endpoint.ts'
import type { FileImported, FilePreview } from './contract.ts'

const file = '/api/frontend/staff/redirects/file'

export const fileEndpoints = {
  preview: endpoint<{ body: Blob; answer: FilePreview }>()('POST', `${file}/preview`),
  importFile: endpoint<{ query: { version: string }; body: Blob; answer: FileImported }>()(
    'POST',
    file,
  ),
}
