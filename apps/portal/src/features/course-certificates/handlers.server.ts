import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { addressWithCode, groupCheckCode } from '#core/documents/checks/check-code.ts'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { certificatesDescribed as described } from './endpoints.server.ts'
import { issueCertificate } from './issue-certificate.server.ts'
import { certificateRefusals } from './refusals.ts'
import { writeCertificate } from './write-certificate.server.ts'

export function createCertificatesApi({
  database,
  encryption,
  configuration,
  portalUrl,
  clock,
}: {
  database: Database
  encryption: FieldEncryption
  configuration: SenderConfiguration
  portalUrl: string
  clock: Clock
}) {
  const { api, serve } = serveEndpoints({})

  serve(described.get, async ({ params: { code }, query: { language: locale } }) => {
    const sender = senderOf(configuration)
    if (!sender)
      throw new Refusal('CERTIFICATE_NOT_SET_UP', certificateRefusals.CERTIFICATE_NOT_SET_UP)
    const issued = await issueCertificate(
      { database, encryption },
      { code, issuer: sender.name, now: clock() },
    )
    const address = portalUrl + pagePath('verify', locale)
    const checkCode = groupCheckCode(issued.code)
    const bytes = await writeCertificate({
      locale,
      sender,
      attended: issued.says,
      check: { code: checkCode, address, addressWithCode: addressWithCode(address, checkCode) },
    })
    return answerPdf(bytes, { fileName: 'certificate.pdf', disposition: 'attachment' })
  })

  return api
}
