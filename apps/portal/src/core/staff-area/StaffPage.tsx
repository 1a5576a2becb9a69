import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLoginForVisitors } from '#core/sessions/login/use-login-for-visitors.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useEventReplay } from '#ui/layout/use-event-replay.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { EnterCode } from './components/EnterCode.tsx'
import styles from './components/StaffArea.module.css'
import type { OpenStaffAccess, StaffAccess } from './contract.ts'
import { draftsQuery, staffAccessQuery } from './queries.ts'
import { staffErrorText } from './refusal-messages.ts'
import type { StaffRole } from './roles.ts'

/** Done once: nobody else loads what draws a QR code. */
const Enrolment = lazy(async () => {
  const { Enrolment } = await import('./components/Enrolment.tsx')
  return { default: Enrolment }
})

type Props = {
  heading: string
  /** The heading names somebody or something once that is known: a phone has room for it from the start. */
  isNamed?: true
  intro?: string
  /** One of them is enough; without it the page is for all of the staff. */
  needs?: StaffRole | readonly StaffRole[]
  children: (access: OpenStaffAccess) => ReactNode
}

/** A page for staff, in the staff area's frame. It holds nothing: all of it is asked for from here. */
export function StaffPage({ heading, isNamed, intro, ...gate }: Props) {
  useEventReplay()
  return (
    <div className={styles.page}>
      <h1
        tabIndex={-1}
        data-page-heading
        className={`${styles.heading} ${isNamed ? styles.named : ''}`}
      >
        {heading}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      <Gate {...gate} />
    </div>
  )
}

function Gate({ needs, children }: Pick<Props, 'needs' | 'children'>) {
  const user = useSessionUser()
  const { data, error, refetch } = useQuery({ ...staffAccessQuery, enabled: Boolean(user) })
  const lastOpen = useLastOpen(data)
  // Before any form is shown: what was typed in it is there when it opens.
  const drafts = useQuery({ ...draftsQuery, enabled: data?.state === 'open' })
  useLoginForVisitors(user)

  if (error && !data)
    return error instanceof ApiError && error.code === 'FORBIDDEN' ? (
      <NoticeBox tone="warning">
        <p>{staffErrorText(error)}</p>
        <p>
          <Link to="/">{m.not_found_home()}</Link>
        </p>
      </NoticeBox>
    ) : (
      <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
    )
  if (!data || drafts.isLoading) return <Waiting />
  const isOpen = data.state === 'open'
  return (
    <>
      {data.state === 'code-needed' && <EnterCode isAgain={lastOpen !== null} />}
      {data.state === 'enrolment-open' && (
        <Suspense fallback={<Waiting />}>
          <Enrolment />
        </Suspense>
      )}
      {data.state === 'enrolment-closed' && (
        <Alert data-color="warning" className={styles.box}>
          {m.staff_enrolment_closed()}
        </Alert>
      )}
      {lastOpen && (
        // What was typed stays while a new code is asked for.
        <div hidden={!isOpen} className={styles.content}>
          {needs && ![needs].flat().some((role) => lastOpen.roles.includes(role)) ? (
            <Alert data-color="warning" className={styles.box}>
              {m.staff_role_missing()}
            </Alert>
          ) : (
            children(lastOpen)
          )}
        </div>
      )}
    </>
  )
}

function useLastOpen(access: StaffAccess | undefined): OpenStaffAccess | null {
  const [last, setLast] = useState<OpenStaffAccess | null>(null)
  if (access?.state === 'open' && access !== last) setLast(access)
  return access?.state === 'open' ? access : last
}
