import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'
import type { StaffImported, StaffPreview } from './contract.ts'

const file = '/api/frontend/staff/people/file'

export const staffFileEndpoints = {
  preview: endpoint<{ body: Blob; answer: StaffPreview }>()('POST', `${file}/preview`),
  importFile: endpoint<{
    query: { version: string; locale: Locale }
    body: Blob
    answer: StaffImported
  }>()('POST', file),
}
