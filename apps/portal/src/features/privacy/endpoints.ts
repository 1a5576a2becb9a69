import { type Done, route } from '#platform/api/endpoint.ts'
import type { AccessLogPage, DeletionPreview } from './contract.ts'
import type { DeletionBody, DownloadForm } from './privacy-forms.ts'

const path = '/api/frontend/user/privacy'

/** One's own data, who has seen it, and the way out. */
export const privacyEndpoints = {
  accessLog: route<{ query: { page: number }; answer: AccessLogPage }>()(
    'GET',
    `${path}/access-log`,
  ),
  /** A POST, so that neither an address nor a link that somebody else made leads to the file. */
  download: route<{ body: DownloadForm; answer: null }>()('POST', `${path}/download`),
  deletion: route<{ query: { language: 'no' | 'en' }; answer: DeletionPreview }>()(
    'GET',
    `${path}/deletion`,
  ),
  deleteAccount: route<{ body: DeletionBody; answer: Done }>()('POST', `${path}/deletion`),
}
