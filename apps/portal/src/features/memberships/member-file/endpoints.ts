import { endpoint } from '#platform/api/endpoint.ts'
import type { MemberExport, MemberImports, MembersImported, MembersPreview } from './contract.ts'

const imports = '/api/frontend/staff/sports/member-imports'

export const memberFileEndpoints = {
  preview: endpoint<{ body: Blob; answer: MembersPreview }>()('POST', `${imports}/preview`),
  importFile: endpoint<{
    query: { version: string; fileName: string }
    body: Blob
    answer: MembersImported
  }>()('POST', imports),
  list: endpoint<{ answer: MemberImports }>()('GET', imports),
  invite: endpoint<{ answer: { invited: number } }>()('POST', `${imports}/:id/invitations`),
  undo: endpoint<{ answer: { memberships: number; accounts: number } }>()(
    'POST',
    `${imports}/:id/undo`,
  ),
  exportMembers: endpoint<{ answer: MemberExport }>()('POST', `${imports}/export`),
}
