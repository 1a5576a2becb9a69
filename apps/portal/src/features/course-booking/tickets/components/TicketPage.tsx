import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { groupTicketCode } from '#core/courses/ticket-code.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { ApiError } from '#platform/api-client.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { QrCode } from '#ui/qr-code/QrCode.tsx'
import { SnackbarProvider, useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SeenTicket } from '../../model/contract.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { dateText } from '../../model/texts.ts'
import { ticketEndpoints as endpoints } from '../endpoints.ts'
import {
  canKeepTickets,
  findKeptTicket,
  forgetTicket,
  type KeptTicket,
  keepTicket,
} from '../kept-ticket.ts'
import { ticketQuery } from '../queries.ts'
import { CertificatePart } from './CertificatePart.tsx'
import styles from './Ticket.module.css'

/** The ticket of a code, also without a network if it was saved on this device. */
export function TicketPage({ code }: { code: string }) {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <Page heading={m.course_ticket_heading()}>
          <noscript>
            <p>
              {m.course_ticket_no_script()}{' '}
              <a href={fileAddress('pdf', code)}>{m.course_ticket_pdf()}</a>
            </p>
          </noscript>
          <Ticket code={code} />
        </Page>
      </SnackbarProvider>
    </QueryProvider>
  )
}

const fileAddress = (what: 'calendar' | 'pdf', code: string): string =>
  endpointAddress(endpoints[what], { params: { code }, query: { language: getLocale() } })

function Ticket({ code }: { code: string }) {
  const ticket = useQuery(ticketQuery(code))
  const [kept, setKept] = useState<KeptTicket | null>()
  const [now] = useState(() => new Date())
  useEffect(() => {
    findKeptTicket(code).then(setKept, () => setKept(null))
  }, [code])
  if (ticket.data) {
    const { certificate, standing, endsAt } = ticket.data
    const isOver = new Date(endsAt) <= now
    return (
      <>
        <Shown ticket={ticket.data} isOver={isOver} />
        {standing === 'valid' && (
          <p>
            <a href={fileAddress('pdf', code)}>{m.course_ticket_pdf()}</a>
          </p>
        )}
        {standing === 'valid' && !isOver && (
          <>
            <p>
              <a href={fileAddress('calendar', code)}>{m.course_ticket_calendar()}</a>
            </p>
            {kept !== undefined && <OnDevice ticket={ticket.data} kept={kept} onChange={setKept} />}
          </>
        )}
        {certificate && (
          <CertificatePart ticket={ticket.data} certificate={certificate} now={now} />
        )}
        <ToMyCourses />
      </>
    )
  }
  if (!ticket.isError || kept === undefined) return <Waiting rows={3} />
  const isUnreachable = ticket.error instanceof ApiError && ticket.error.status === 0
  if (kept && isUnreachable)
    return (
      <>
        <NoticeBox tone="info">
          <p>{m.course_ticket_kept_shown({ at: formatDayAndTime(new Date(kept.at)) })}</p>
        </NoticeBox>
        <Shown ticket={kept.ticket} />
      </>
    )
  return (
    <LoadFailure
      text={isUnreachable ? m.course_ticket_error() : courseErrorText(ticket.error)}
      retry={() => ticket.refetch()}
    />
  )
}

/** For the one who booked: the receipt, the answers, and cancelling are there. */
function ToMyCourses() {
  if (!useSessionUser()) return null
  return (
    <p>
      <ContentLink href={pagePath('myCourses', getLocale())}>
        {m.course_booking_to_mine()}
      </ContentLink>
    </p>
  )
}

const standingTexts: Readonly<Record<Exclude<SeenTicket['standing'], 'valid'>, () => string>> = {
  unpaid: m.course_ticket_unpaid,
  waiting: m.course_ticket_waiting,
  cancelled: m.course_ticket_cancelled,
  replaced: m.course_ticket_replaced,
  'called-off': m.course_ticket_called_off,
}

function Shown({ ticket, isOver = false }: { ticket: SeenTicket; isOver?: boolean }) {
  const { standing, code, holder, title, teacher, dates, place, link } = ticket
  return (
    <div className={styles.ticket}>
      <h2>{textOrOther(title)}</h2>
      <p className={styles.holder}>{holder}</p>
      {standing === 'valid' ? (
        <>
          <p>{isOver ? m.course_ticket_over() : m.course_ticket_show()}</p>
          <div className={styles.qr}>
            <QrCode
              text={window.location.origin + pagePath('courseTicket', getLocale(), { code })}
              label={m.course_ticket_qr({ name: holder })}
            />
          </div>
          <p className={styles.code}>{groupTicketCode(code)}</p>
        </>
      ) : (
        <NoticeBox tone="warning">
          <p>{standingTexts[standing]()}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.course_ticket_date()}>
          {dates.map((date) => (
            <div key={date.startsAt}>{dateText({ ...date, place: date.place ?? place })}</div>
          ))}
        </Fact>
        {teacher && <Fact label={m.course_ticket_teacher()}>{teacher}</Fact>}
        {link && (
          <Fact label={m.course_ticket_video()}>
            <a href={link}>{m.course_booking_video()}</a>
          </Fact>
        )}
      </Facts>
    </div>
  )
}

function OnDevice(props: {
  ticket: SeenTicket
  kept: KeptTicket | null
  onChange: (kept: KeptTicket | null) => void
}) {
  const { ticket, kept, onChange } = props
  const user = useSessionUser()
  const showMessage = useSnackbar()
  const [isBusy, setBusy] = useState(false)
  if (user === undefined || !canKeepTickets()) return null
  const where = () => ({ userId: user?.id ?? null, path: window.location.pathname })
  const until = formatDayAndTime(new Date(ticket.endsAt))
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(() => showMessage(m.course_ticket_keep_failed(), 'error'))
    setBusy(false)
  }
  return (
    <div className={styles.device}>
      {kept && <p>{m.course_ticket_kept({ until })}</p>}
      {kept ? (
        <Button
          variant="secondary"
          loading={isBusy}
          onClick={() =>
            run(async () => {
              await forgetTicket(ticket.code, where())
              onChange(null)
              showMessage(m.course_ticket_forgotten(), 'success')
            })
          }
        >
          {m.course_ticket_forget()}
        </Button>
      ) : (
        <Button
          variant="secondary"
          loading={isBusy}
          onClick={() =>
            run(async () => {
              onChange(await keepTicket(ticket, where()))
              showMessage(m.course_ticket_kept({ until }), 'success')
            })
          }
        >
          {m.course_ticket_keep()}
        </Button>
      )}
      {!kept && <p>{m.course_ticket_keep_hint()}</p>}
    </div>
  )
}
