import { certificateEndpoint } from '#core/courses/endpoints.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { SeenTicket } from '../../model/contract.ts'

type Certificate = NonNullable<SeenTicket['certificate']>

/** How often somebody was there, and the certificate once it is earned. */
export function CertificatePart({ code, certificate }: { code: string; certificate: Certificate }) {
  const { came, total, state } = certificate
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{m.course_ticket_certificate()}</h2>
      <p>
        {m.course_ticket_came({ came, total })} {ruleText(certificate)}
      </p>
      {state === 'ready' && (
        <p>
          <a
            href={endpointAddress(certificateEndpoint, {
              params: { code },
              query: { language: getLocale() },
            })}
          >
            {m.course_ticket_certificate_file()}
          </a>
        </p>
      )}
    </section>
  )
}

function ruleText({ state, came, needed }: Certificate): string {
  switch (state) {
    case 'ready':
      return m.course_ticket_certificate_ready()
    case 'missed':
      return m.course_ticket_certificate_missed({ needed })
    default:
      return came >= needed
        ? m.course_ticket_certificate_soon()
        : m.course_ticket_certificate_running({ needed, missing: needed - came })
  }
}
