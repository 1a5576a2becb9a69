import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { VersionForm } from '../model/version-form.ts'

export const versionEndpoints = {
  propose: endpoint<{ body: VersionForm; answer: Done }>()(
    'POST',
    '/api/frontend/staff/health-schemes/versions',
  ),
}
