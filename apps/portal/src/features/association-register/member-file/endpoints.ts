import { endpoint } from '#platform/api/endpoint.ts'
import type { FileImported, FileImports, InvitePreview } from './contract.ts'

const imports = '/api/frontend/my-associations/:id/member-imports'

export const fileEndpoints = {
  list: endpoint<{ answer: FileImports }>()('GET', imports),
  preview: endpoint<{ body: Blob; answer: InvitePreview }>()('POST', `${imports}/preview`),
  importFile: endpoint<{
    query: { version: string; fileName: string }
    body: Blob
    answer: FileImported
  }>()('POST', imports),
  undo: endpoint<{ answer: { withdrawn: number } }>()('POST', `${imports}/:importId/undo`),
}
