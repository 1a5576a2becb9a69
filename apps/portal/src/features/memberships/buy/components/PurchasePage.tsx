import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Membership.module.css'
import { PurchaseSummary } from '../../components/PurchaseSummary.tsx'
import type { PurchasePreview } from '../../model/contract.ts'
import { membershipQueries } from '../../model/queries.ts'
import { membershipErrorText } from '../../model/refusal-messages.ts'
import { findBlockingReason } from '../../model/rules/blocking-reason.ts'
import { blockingReasonTexts } from '../blocking-reason-texts.ts'
import { buyerQuery, buyMembership, purchasePreviewQuery } from '../queries.ts'

/** The price and terms of a purchase, before it is made. */
export function PurchasePage({ type }: { type: string }) {
  return (
    <PurchaseFrame heading={m.membership_purchase_heading()} step={2}>
      <QueryProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Check type={type} />}</SignedIn>
        </LoginInPlaceProvider>
      </QueryProvider>
    </PurchaseFrame>
  )
}

/** The frame of the steps of a purchase. */
export function PurchaseFrame(props: { heading: string; step: 2 | 3; children: ReactNode }) {
  const href = pagePath('membership', getLocale())
  return (
    <Page heading={props.heading} parents={[{ name: m.membership_heading(), href }]}>
      <div className={`${styles.area} ${styles.narrow}`}>
        <Steps
          names={[m.membership_step_choose(), m.membership_step_check(), m.membership_step_done()]}
          current={props.step}
        />
        {props.children}
      </div>
    </Page>
  )
}

function Check({ type }: { type: string }) {
  const buyer = useQuery(buyerQuery)
  const preview = useQuery(purchasePreviewQuery(type))
  if (buyer.data && preview.data) {
    const reason = findBlockingReason(buyer.data, preview.data.type)
    return reason ? (
      <NotForYou reason={blockingReasonTexts[reason]()} isMember={reason === 'MEMBERSHIP_EXISTS'} />
    ) : (
      <Summary preview={preview.data} />
    )
  }
  if (preview.error instanceof ApiError && preview.error.status === 404)
    return <NotForYou reason={m.membership_type_not_found()} />
  if (buyer.isError || preview.isError)
    return (
      <LoadFailure
        text={m.membership_load_error()}
        retry={() => Promise.all([buyer.refetch(), preview.refetch()])}
      />
    )
  return <Waiting rows={3} />
}

function NotForYou({ reason, isMember = false }: { reason: string; isMember?: boolean }) {
  return (
    <NoticeBox tone="warning">
      <p>{reason}</p>
      <p>{isMember ? <ToMyMembership /> : <ToTypes />}</p>
    </NoticeBox>
  )
}

function ToMyMembership() {
  return (
    <ContentLink href={pagePath('myMembership', getLocale())}>{m.membership_to_mine()}</ContentLink>
  )
}

export function ToTypes() {
  return (
    <ContentLink href={pagePath('membership', getLocale())}>{m.membership_to_types()}</ContentLink>
  )
}

function Summary({ preview }: { preview: PurchasePreview }) {
  return (
    <>
      <PurchaseSummary preview={preview} choose={pagePath('membership', getLocale())} />
      <section className={styles.group} aria-labelledby="terms">
        <h2 id="terms">{m.membership_terms_heading()}</h2>
        <Terms preview={preview} />
      </section>
      <Buy preview={preview} />
    </>
  )
}

function Terms({ preview: { type } }: { preview: PurchasePreview }) {
  return (
    <ul className={styles.terms}>
      <li>{m.membership_terms_invoice()}</li>
      {type.payment === 'once' ? (
        <li>{m.membership_terms_once()}</li>
      ) : (
        <>
          <li>{m.membership_terms_monthly()}</li>
          {type.months > 0 && <li>{m.membership_terms_commitment()}</li>}
          <li>{m.membership_terms_freeze()}</li>
          <li>{m.membership_terms_termination()}</li>
        </>
      )}
      {type.isForStudents && <li>{m.membership_terms_student()}</li>}
      <li>{m.membership_terms_withdrawal()}</li>
    </ul>
  )
}

function Buy({ preview: { type, totalOre } }: { preview: PurchasePreview }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const navigate = useNavigate()
  const [failures, setFailures] = useState(0)
  /** Idempotency key of the purchase. */
  const [orderId] = useState(() => crypto.randomUUID())
  const singleFlight = useSingleFlight()
  const buying = useMutation({
    mutationFn: () => whileLoggedIn(() => buyMembership({ orderId, type: type.code, totalOre })),
    onSuccess: async () => {
      await navigate({ to: '/sports/membership/confirmation', replace: true })
      await queryClient.invalidateQueries(membershipQueries)
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: () => setFailures((count) => count + 1),
  })
  // Its error is shown above.
  const send = () => singleFlight(() => buying.mutateAsync()).catch(() => undefined)
  return (
    <>
      {buying.error && (
        <ProblemSummary
          problems={[{ fieldId: undefined, text: membershipErrorText(buying.error) }]}
          failures={failures}
        />
      )}
      {refusalOf(buying.error) === 'MEMBERSHIP_EXISTS' && (
        <p>
          <ToMyMembership />
        </p>
      )}
      <div className={styles.buttons}>
        <Button loading={buying.isPending} onClick={send}>
          {buying.isPending ? m.membership_buying() : m.membership_buy()}
        </Button>
        <ContentLink
          href={pagePath('membership', getLocale())}
          className="ds-button"
          data-variant="secondary"
        >
          {m.membership_back()}
        </ContentLink>
      </div>
    </>
  )
}

/** The code with which the portal refused; undefined for every other failure. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined
}
