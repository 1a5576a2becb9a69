import { Button } from '@digdir/designsystemet-react'
import { certificateErrorText } from '#core/courses/certificate-texts.ts'
import { fetchCertificate } from '#core/courses/fetch-certificate.ts'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { SeenTicket } from '../../model/contract.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { cameText } from '../came-text.ts'

type Certificate = NonNullable<SeenTicket['certificate']>

type Props = { ticket: Pick<SeenTicket, 'code' | 'dates'>; certificate: Certificate; now: Date }

/** How often somebody was there, and the certificate once it is earned. */
export function CertificatePart({ ticket, certificate, now }: Props) {
  const { state, isSetUp } = certificate
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{m.course_ticket_certificate()}</h2>
      <p>
        {cameText(ticket, certificate, now)} {ruleText(certificate)}
      </p>
      {state === 'ready' &&
        (isSetUp ? (
          <DownloadButton code={ticket.code} />
        ) : (
          <NoticeBox tone="warning">
            <p>{m.course_certificate_not_set_up()}</p>
          </NoticeBox>
        ))}
    </section>
  )
}

function DownloadButton({ code }: { code: string }) {
  const showMessage = useSnackbar()
  const download = useSingleMutation({
    mutationFn: async () => saveFile(await fetchCertificate(code)),
    onError: (error: Error) =>
      showMessage(certificateErrorText(error) ?? courseErrorText(error), 'error'),
  })
  return (
    <p>
      <Button
        variant="secondary"
        loading={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        {m.course_ticket_certificate_file()}
      </Button>
    </p>
  )
}

function ruleText({ state, came, needed }: Certificate): string {
  if (state === 'ready' || needed === null) return m.course_ticket_certificate_ready()
  if (state === 'missed') return m.course_ticket_certificate_missed({ needed })
  return came >= needed
    ? m.course_ticket_certificate_soon()
    : m.course_ticket_certificate_running({ needed, missing: needed - came })
}
