import type { Feature } from '#core/feature/feature.server.ts'
import { certificatesDescribed } from './endpoints.server.ts'
import { createCertificatesApi } from './handlers.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'course certificates',
  service,
  whenOff: { unfinished: [], begins: [] },
  api: createCertificatesApi,
  descriptions: Object.values(certificatesDescribed),
}
