import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { ReportForm } from '../model/forms.ts'
import { reportEndpoints } from './endpoints.ts'

export const saveReport = (applicationId: string, body: ReportForm) =>
  callEndpoint(reportEndpoints.save, { params: { applicationId }, body })
export const sendReport = (applicationId: string, version: number) =>
  callEndpoint(reportEndpoints.send, { params: { applicationId }, body: { version } })
export function addReportFiles(applicationId: string, files: readonly File[]) {
  const body = new FormData()
  for (const file of files) body.append('file', file)
  return callEndpoint(reportEndpoints.addFiles, { params: { applicationId }, body })
}
export const removeReportFile = (applicationId: string, file: string) =>
  callEndpoint(reportEndpoints.removeFile, { params: { applicationId, file } })
export const reportFileAddress = (applicationId: string, file: string) =>
  endpointAddress(reportEndpoints.file, { params: { applicationId, file } })
