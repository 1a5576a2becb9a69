import { endpoint } from '#platform/api/endpoint.ts'
import type { ChildImports, ChildrenImported, ChildrenPreview } from './contract.ts'

const imports = '/api/frontend/staff/kindergarten-child-imports'

export const childFileEndpoints = {
  preview: endpoint<{ body: Blob; answer: ChildrenPreview }>()('POST', `${imports}/preview`),
  importFile: endpoint<{
    query: { version: string; fileName: string; answers: string }
    body: Blob
    answer: ChildrenImported
  }>()('POST', imports),
  list: endpoint<{ answer: ChildImports }>()('GET', imports),
  undo: endpoint<{ answer: { children: number } }>()('POST', `${imports}/:id/undo`),
}
