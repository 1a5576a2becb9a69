import { endpoint } from '#platform/api/endpoint.ts'
import type { FileImported, FileImports, InvitePreview } from './contract.ts'

const imports = '/api/frontend/my-associations/:id/member-imports'
/** Files are longer than other bodies, which is known by the path: the association is in the query. */
const files = '/api/frontend/association-member-files'

export const fileEndpoints = {
  list: endpoint<{ answer: FileImports }>()('GET', imports),
  preview: endpoint<{ query: { association: string }; body: Blob; answer: InvitePreview }>()(
    'POST',
    `${files}/preview`,
  ),
  importFile: endpoint<{
    query: { association: string; version: string; fileName: string }
    body: Blob
    answer: FileImported
  }>()('POST', files),
  undo: endpoint<{ answer: { withdrawn: number } }>()('POST', `${imports}/:importId/undo`),
}
