import type { Feature } from '#core/feature/feature.server.ts'
import { certificatesDescribed } from './endpoints.server.ts'
import { createCertificatesApi } from './handlers.server.ts'
import { certificateCrontab, certificateTasks } from './jobs.server.ts'
import { certificateMails } from './mail-previews.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'course certificates',
  service,
  whenOff: { unfinished: [], begins: [] },
  mailPreviews: certificateMails,
  api: createCertificatesApi,
  descriptions: Object.values(certificatesDescribed),
  tasks: certificateTasks,
  crontab: certificateCrontab,
}
