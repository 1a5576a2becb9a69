import { useQuery } from '@tanstack/react-query'
import { fixedAddresses, myPageAddresses } from '@trivsel/content-contract/addresses'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { PagesBelow } from '#core/members-area/PagesBelow.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { myChildrenQuery } from '../queries.ts'
import { ChildCardView } from './ChildCardView.tsx'
import styles from './Children.module.css'

type Props = { proofLinks: readonly ProofLinkOffer[] }

/** The children of a guardian, with what happens today and the way to report an absence. */
export function MyKindergartenPage({ proofLinks }: Props) {
  return (
    <MyPageFrame heading={m.my_kindergarten_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Children proofLinks={proofLinks} />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Children({ proofLinks }: Props) {
  const mine = useQuery(myChildrenQuery)
  if (!mine.data)
    return mine.isError ? (
      <LoadFailure text={m.my_kindergarten_load_error()} retry={() => mine.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { access, children } = mine.data
  if (access === 'unproven') return <Unproven proofLinks={proofLinks} />
  if (access === 'none') return <NothingOpen />
  return (
    <>
      <PagesBelow label={m.my_kindergarten_heading()} />
      <div className={styles.cards}>
        {children.map((child) => (
          <ChildCardView key={child.id} child={child} />
        ))}
      </div>
    </>
  )
}

/** Which children somebody has is known by their national id alone. */
function Unproven({ proofLinks }: Props) {
  return (
    <EmptyState>
      <p>{m.my_kindergarten_unproven()}</p>
      {proofLinks.map(({ ProofLink, order }) => (
        <ProofLink key={order} className={undefined} />
      ))}
      <p>{m.my_kindergarten_unproven_other()}</p>
      <p>
        <ContentLink href={myPageAddresses.profile[getLocale()]}>
          {m.my_kindergarten_to_profile()}
        </ContentLink>
      </p>
      <FindKindergarten />
    </EmptyState>
  )
}

function NothingOpen() {
  return (
    <EmptyState>
      <p>{m.my_kindergarten_none()}</p>
      <p>{m.my_kindergarten_none_next()}</p>
      <FindKindergarten />
    </EmptyState>
  )
}

function FindKindergarten() {
  return (
    <p>
      <ContentLink href={fixedAddresses.kindergartens[getLocale()]}>
        {m.my_kindergarten_find()}
      </ContentLink>
    </p>
  )
}
