import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { loginAddress, withCallback } from '#core/sessions/login/callback.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { TermFacts } from '../../components/TermFacts.tsx'
import { useMemberAction } from '../../components/use-member-action.ts'
import type { JoiningOffer, OwnJoining } from '../../model/contract.ts'
import { findAssociation, joiningAddress } from '../../model/joining-address.ts'
import { readersText } from '../../model/member-texts.ts'
import { memberErrorText } from '../../model/refusal-messages.ts'
import { OwnPlace } from '../../my-memberships/components/OwnPlace.tsx'
import { membershipsKey } from '../../my-memberships/queries.ts'
import { join, offerQuery, ownJoiningQuery } from '../queries.ts'

type Props = { slug: string | undefined; code: string | undefined }

/** What it means to be a member of an association, and becoming one. */
export function BecomeMemberPage({ slug, code }: Props) {
  return (
    <QueryProvider>
      <Page
        heading={m.association_become_heading()}
        intro={m.association_become_intro()}
        parents={[findAssociation()]}
      >
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <Chosen slug={slug} code={code} />
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </Page>
    </QueryProvider>
  )
}

/** The rendered page is the same for every association: the browser alone knows which one it is. */
function Chosen({ slug, code }: Props) {
  if (!useHydrated()) return <Waiting rows={3} />
  if (slug) return <Offer slug={slug} code={code} />
  return (
    <EmptyState>
      <p>{m.association_become_none()}</p>
      <p>
        <ContentLink href={pagePath('joinAssociation', getLocale())}>
          {m.association_join_heading()}
        </ContentLink>
      </p>
    </EmptyState>
  )
}

function Offer({ slug, code }: { slug: string; code: string | undefined }) {
  const { data: offer, error, refetch } = useQuery(offerQuery(slug))
  if (!offer)
    return error ? (
      <LoadFailure text={memberErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <div className={`${styles.area} ${styles.narrow}`}>
      <section className={styles.part} aria-labelledby="association-offer">
        <h2 id="association-offer">{offer.name}</h2>
        <TermFacts termKind={offer.termKind} term={offer.term} feeOre={offer.feeOre} />
        <p>{offer.needsApproval ? m.association_with_approval() : m.association_at_once()}</p>
        {offer.feeOre > 0 && <p>{m.association_fee_not_back()}</p>}
        <p>{readersText(offer.readers)}</p>
      </section>
      <Next offer={offer} code={code} />
    </div>
  )
}

function Next({ offer, code }: { offer: JoiningOffer; code: string | undefined }) {
  const user = useSessionUser()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  if (user === undefined) return <Waiting />
  if (user) return <SignedInNext key={user.id} offer={offer} code={code} />
  if (!offer.takesNew) return <Closed offer={offer} />
  const locale = getLocale()
  return (
    <div className={styles.part}>
      <p>{m.association_log_in_first()}</p>
      <p>
        <ContentLink href={loginAddress(pagePath('login', locale), here)}>
          {m.association_log_in()}
        </ContentLink>
      </p>
      <p>
        <ContentLink href={withCallback(pagePath('signUp', locale), here)}>
          {m.association_sign_up()}
        </ContentLink>
      </p>
    </div>
  )
}

function Closed({ offer }: { offer: JoiningOffer }) {
  return (
    <NoticeBox tone="warning">
      <p>{closedText(offer)}</p>
    </NoticeBox>
  )
}

const closedText = ({ state, name }: JoiningOffer): string => {
  if (state === 'closed') return m.association_closed_text({ name })
  if (state === 'inactive') return m.association_inactive_text({ name })
  return m.association_takes_no_members()
}

function SignedInNext({ offer, code }: { offer: JoiningOffer; code: string | undefined }) {
  const { data, error, refetch } = useQuery(ownJoiningQuery(offer.slug))
  if (!data)
    return error ? (
      <LoadFailure text={memberErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  const { membership } = data
  return (
    <div className={styles.part} role="status">
      {membership && <OwnPlace membership={membership} />}
      {(!membership || (membership.state === 'to-pay' && data.step !== 'pay')) && (
        <Step step={data.step} offer={offer} code={code} />
      )}
    </div>
  )
}

function Step(props: { step: OwnJoining['step']; offer: JoiningOffer; code: string | undefined }) {
  const { step, offer, code } = props
  const { slug, name } = offer
  const toPay = () =>
    window.location.assign(joiningAddress('associationFeePayment', { slug, code }))
  const joining = useMemberAction({
    call: () => join({ slug, code: code ?? null }),
    changes: membershipsKey,
    done: ({ is }) => joinedText(is, name),
    onDone: ({ is }) => {
      if (is === 'to-pay') toPay()
    },
  })
  switch (step) {
    case 'none':
      return null
    case 'closed':
      return <Closed offer={offer} />
    case 'pay':
      return (
        <div>
          <Button onClick={toPay}>{m.association_join_and_pay()}</Button>
        </div>
      )
    case 'approval':
    case 'join':
      return (
        <div>
          <Button loading={joining.isPending} onClick={() => joining.mutate()}>
            {step === 'join' ? m.association_join_now() : m.association_join_ask()}
          </Button>
        </div>
      )
  }
}

function joinedText(is: 'member' | 'requested' | 'to-pay', name: string): string {
  if (is === 'member') return m.association_joined({ name })
  return is === 'requested' ? m.association_request_sent({ name }) : m.association_pay_first()
}
