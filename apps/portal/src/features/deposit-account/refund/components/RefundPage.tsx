import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { WizardSearch } from '#ui/wizard/wizard-stage.ts'
import styles from '../../components/Application.module.css'
import { refundViewOf } from '../../model/status-view.ts'
import type { RefundApplication } from '../contract.ts'
import { refundDraftQuery, refundQuery } from '../queries.ts'
import { emptyRefund, type RefundForm } from '../refund-form.ts'
import { NoForm } from './NoForm.tsx'
import { RefundWizard } from './RefundWizard.tsx'

type Props = { search: WizardSearch; go: (search: WizardSearch, replace: boolean) => void }

/** Asking for the money back; nothing personal is in the page itself. */
export function RefundPage(props: Props) {
  return (
    <QueryProvider>
      <FramedRefund {...props} />
    </QueryProvider>
  )
}

function FramedRefund(props: Props) {
  const heading = useIsEdit() ? m.refund_edit_heading() : m.refund_heading()
  return (
    <MyPageFrame heading={heading} intro={m.refund_intro()}>
      <SignedIn>
        {() => (
          <LoginInPlaceProvider>
            <RefundArea {...props} />
          </LoginInPlaceProvider>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}

/** Whether a refund is asked for again; it stays so when it has been. */
function useIsEdit(): boolean {
  const user = useSessionUser()
  const { data } = useQuery({ ...refundQuery, enabled: Boolean(user) })
  const view = refundViewOf(data?.status ?? null)
  const [isEdit, setIsEdit] = useState(false)
  if (!isEdit && (view === 'refund-commented' || view === 'refund-rejected')) setIsEdit(true)
  return isEdit
}

function RefundArea(props: Props) {
  const refund = useQuery(refundQuery)
  const draft = useQuery(refundDraftQuery)
  const details = useQuery(userDetailsQuery)
  const queries = [refund, draft, details]
  const retry = () => Promise.all(queries.map(({ refetch }) => refetch()))

  if (refund.data && draft.data && details.data)
    return (
      <Refund
        {...props}
        refund={refund.data}
        initial={initialValuesOf(refund.data, draft.data.values)}
        details={details.data}
      />
    )
  if (details.isError) return <LoadFailure text={m.user_details_load_error()} retry={retry} />
  if (queries.some(({ isError }) => isError))
    return <LoadFailure text={m.deposit_load_error()} retry={retry} />
  return <Waiting rows={3} />
}

type Opened = Parameters<typeof RefundWizard>[0]

/** The data of when the page was opened is used until the form is sent and confirmed. */
function Refund(now: Opened) {
  const [opened] = useState(now)
  const { ordinary, manual } = opened.refund.eligibility
  if (ordinary === 'form' || manual === 'form')
    return <RefundWizard {...opened} search={now.search} go={now.go} />
  return (
    <div className={styles.area}>
      <NoForm answer={ordinary} />
    </div>
  )
}

/** A draft comes before what was sent. */
function initialValuesOf(
  { route, manual }: RefundApplication,
  draft: Readonly<Record<string, string>> | null,
): RefundForm {
  const sent = { ...emptyRefund, ...(route && { route }), ...manual }
  const { reason = sent.reason, payeeName = sent.payeeName } = draft ?? {}
  const isManual = (draft?.route ?? sent.route) === 'manual'
  return { ...sent, reason, payeeName, route: isManual ? 'manual' : 'ordinary' }
}
