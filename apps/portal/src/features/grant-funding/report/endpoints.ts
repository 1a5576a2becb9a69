import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ReportForm, VersionForm } from '../model/forms.ts'

const report = '/api/frontend/granted-funding/:applicationId/report'

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const reportEndpoints = {
  save: endpoint<{ body: ReportForm; answer: { version: number } }>()('PUT', report),
  send: endpoint<{ body: VersionForm; answer: Done }>()('POST', `${report}/send`),
  addFiles: endpoint<{ body: FormData; answer: Done }>()('POST', `${report}/files`, { timeLimit }),
  removeFile: endpoint<{ answer: Done }>()('DELETE', `${report}/files/:file`),
  file: endpoint<{ answer: null }>()('GET', `${report}/files/:file`),
}
