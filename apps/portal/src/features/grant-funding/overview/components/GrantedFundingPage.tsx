import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { applicationsPath } from '#core/grants/grant-paths.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantFunding.module.css'
import type { OwnFunding } from '../../model/contract.ts'
import { associationFundingQuery, ownFundingQuery } from '../queries.ts'
import { Grant } from './Grant.tsx'

/** What was granted to an association. */
export function GrantedFundingPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.grant_funding_heading()} id={id} right="money">
      {(association) => <OfAssociation id={association.id} />}
    </AssociationFrame>
  )
}

/** What was granted to a person. */
export function OwnGrantedFundingPage() {
  return (
    <MyPageFrame heading={m.grant_funding_heading()} intro={m.grant_funding_intro_person()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OfPerson />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

const OfAssociation = ({ id }: { id: string }) => (
  <Grants query={useQuery(associationFundingQuery(id))} associationId={id} />
)

const OfPerson = () => <Grants query={useQuery(ownFundingQuery)} associationId={null} />

function Grants(props: { query: UseQueryResult<OwnFunding>; associationId: string | null }) {
  const { query, associationId } = props
  const { data, isError, refetch } = query
  if (!data)
    return isError ? (
      <LoadFailure text={m.grant_funding_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { items, mayChange } = data
  if (items.length === 0)
    return (
      <EmptyState>
        <p>{m.grant_funding_none()}</p>
        <p>
          <ContentLink href={applicationsPath(associationId, getLocale())}>
            {m.grant_funding_to_applications()}
          </ContentLink>
        </p>
      </EmptyState>
    )
  return (
    <div className={styles.area}>
      {!mayChange && <p>{m.grant_funding_closed()}</p>}
      {items.map((funding) => (
        <Grant
          key={funding.applicationId}
          funding={funding}
          associationId={associationId}
          mayChange={mayChange}
        />
      ))}
    </div>
  )
}
