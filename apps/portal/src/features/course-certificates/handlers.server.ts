import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { addressWithCode, groupCheckCode } from '#core/documents/checks/check-code.ts'
import type { Attended } from '#core/documents/course/attended.ts'
import {
  type Sender,
  type SenderConfiguration,
  senderOf,
} from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { certificatesDescribed as described } from './endpoints.server.ts'
import { findCertified, issueCertificate, refuseCertificate } from './issue-certificate.server.ts'
import { openCertificate } from './open-certificate.server.ts'
import { type CertificateFacts, writeCertificate } from './write-certificate.server.ts'

type Locale = CertificateFacts['locale']

export function createCertificatesApi({
  database,
  encryption,
  configuration,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  configuration: SenderConfiguration
  portalUrl: string
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  function requireSender(): Sender {
    const sender = senderOf(configuration)
    if (!sender) throw refuseCertificate('CERTIFICATE_NOT_SET_UP')
    return sender
  }

  async function answer(
    issued: { readonly code: string; readonly says: Attended },
    { sender, locale }: { readonly sender: Sender; readonly locale: Locale },
  ): Promise<Response> {
    const address = portalUrl + pagePath('verify', locale)
    const code = groupCheckCode(issued.code)
    const bytes = await writeCertificate({
      locale,
      sender,
      attended: issued.says,
      check: { code, address, addressWithCode: addressWithCode(address, code) },
    })
    return answerPdf(bytes, { fileName: 'certificate.pdf', disposition: 'attachment' })
  }

  serve(described.get, async ({ params: { code }, query: { language: locale } }) => {
    const sender = requireSender()
    const issued = await database.transaction(async (transaction) =>
      issueCertificate({ transaction, encryption }, await findCertified(transaction, { code }), {
        issuer: sender.name,
        now: clock(),
      }),
    )
    return answer(issued, { sender, locale })
  })

  serve(described.open, async ({ staff, params: { id }, query: { language: locale } }) => {
    const sender = requireSender()
    const issued = await openCertificate({ database, encryption }, staff, {
      ticketId: id,
      issuer: sender.name,
      now: clock(),
    })
    return answer(issued, { sender, locale })
  })

  return api
}
