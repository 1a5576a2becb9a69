import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Membership.module.css'
import { membershipsQuery } from '../queries.ts'
import { Freezes } from './Freezes.tsx'
import { MembershipFacts } from './MembershipFacts.tsx'
import { Terminate } from './Terminate.tsx'
import { Withdraw } from './Withdraw.tsx'

/** A member’s own membership, with freezes and termination. */
export function MyMembershipPage() {
  return (
    <MyPageFrame heading={m.my_membership_heading()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OwnMembership />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnMembership() {
  const memberships = useQuery(membershipsQuery)
  if (!memberships.data)
    return memberships.isError ? (
      <LoadFailure text={m.membership_load_error()} retry={() => memberships.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const [membership] = memberships.data.items
  if (!membership) return <NoMembership />
  return (
    <div className={`${styles.area} ${styles.narrow}`}>
      <MembershipFacts membership={membership} />
      <Freezes membership={membership} />
      <Withdraw membership={membership} />
      <Terminate membership={membership} />
    </div>
  )
}

function NoMembership() {
  return (
    <EmptyState>
      <h2>{m.my_membership_none_heading()}</h2>
      <p>{m.my_membership_none_text()}</p>
      <p>
        <ContentLink href={pagePath('membership', getLocale())}>
          {m.membership_to_types()}
        </ContentLink>
      </p>
    </EmptyState>
  )
}
