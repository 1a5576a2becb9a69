import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  CustomerExport,
  CustomerImports,
  CustomersPreview,
  ImportedCustomers,
  ImportProposed,
  ReceivedForm,
} from './contract.ts'

const imports = '/api/frontend/staff/deposit-account/imports'

export const customerFileEndpoints = {
  preview: endpoint<{ body: Blob; answer: CustomersPreview }>()('POST', `${imports}/preview`),
  proposeImport: endpoint<{
    query: { version: string; fileName: string }
    body: Blob
    answer: ImportProposed
  }>()('POST', imports),
  list: endpoint<{ answer: CustomerImports }>()('GET', imports),
  lines: endpoint<{ answer: ImportedCustomers }>()('GET', `${imports}/:id/lines`),
  proposeReceived: endpoint<{ body: ReceivedForm; answer: Done }>()(
    'POST',
    `${imports}/:id/received`,
  ),
  proposeUndo: endpoint<{ answer: Done }>()('POST', `${imports}/:id/undo`),
  invite: endpoint<{ answer: { invited: number } }>()('POST', `${imports}/:id/invitations`),
  exportCustomers: endpoint<{ answer: CustomerExport }>()('POST', `${imports}/export`),
}
