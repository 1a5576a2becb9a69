import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AccessLogPage, DeletionPreview } from './contract.ts'
import type { DeletionBody, DownloadForm } from './privacy-forms.ts'

const path = '/api/frontend/user/privacy'

/** One's own data, who has seen it, and the way out. */
export const privacyEndpoints = {
  accessLog: endpoint<{ query: { page: number }; answer: AccessLogPage }>()(
    'GET',
    `${path}/access-log`,
  ),
  /** A POST, so that neither an address nor a link that somebody else made leads to the file. */
  download: endpoint<{ body: DownloadForm; answer: null }>()('POST', `${path}/download`),
  deletion: endpoint<{ query: { language: Locale }; answer: DeletionPreview }>()(
    'GET',
    `${path}/deletion`,
  ),
  deleteAccount: endpoint<{ body: DeletionBody; answer: Done }>()('POST', `${path}/deletion`),
}
