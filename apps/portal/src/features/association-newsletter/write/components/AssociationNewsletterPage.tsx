import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StateTag } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import { OwnNewsletters } from '../../receive/components/OwnNewsletters.tsx'
import type { NewsletterSearch } from '../newsletter-search.ts'
import { IssueEditor } from './IssueEditor.tsx'
import { Issues } from './Issues.tsx'
import styles from './Newsletter.module.css'

/** The newsletters that somebody may write, and those that they get as a member. */
export function AssociationNewsletterPage({ search }: { search: NewsletterSearch }) {
  return (
    <MyPageFrame
      heading={m.association_newsletter_heading()}
      intro={m.association_newsletter_intro()}
    >
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>
            {() => (
              <div className={styles.whole}>
                <Writing search={search} />
                {!search.issue && <OwnNewsletters />}
              </div>
            )}
          </SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Writing({ search }: { search: NewsletterSearch }) {
  const own = useQuery(ownAssociationsQuery)
  if (!own.data)
    return own.isError ? (
      <LoadFailure text={newsletterErrorText(own.error)} retry={() => own.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const writing = own.data.filter(({ rights }) => rights.includes('newsletter'))
  const [first, ...others] = writing
  if (!first) return <NothingToWrite />
  const asked = writing.find(({ id }) => id === search.association)
  const chosen = asked ?? (others.length === 0 && !search.association ? first : null)
  return (
    <>
      {others.length > 0 && <Choice associations={writing} chosenId={chosen?.id ?? null} />}
      {search.association && !asked && (
        <EmptyState>
          <p>{m.association_newsletter_not_yours()}</p>
        </EmptyState>
      )}
      {chosen && <Chosen key={chosen.id} association={chosen} issueId={search.issue} />}
    </>
  )
}

function NothingToWrite() {
  return (
    <EmptyState>
      <p>{m.association_newsletter_nothing_to_write()}</p>
    </EmptyState>
  )
}

function Choice({
  associations,
  chosenId,
}: {
  associations: readonly OwnAssociation[]
  chosenId: string | null
}) {
  return (
    <nav aria-labelledby="choice-heading" className={styles.section}>
      <h2 id="choice-heading" className={styles.heading}>
        {m.association_newsletter_choose()}
      </h2>
      <ul className={styles.rows}>
        {associations.map(({ id, name, state }) => (
          <li key={id} className={styles.row}>
            <Link
              to="/my-page/associations/newsletter"
              search={{ association: id }}
              aria-current={id === chosenId ? 'true' : undefined}
            >
              {name}
            </Link>
            <StateTag state={state} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chosen({
  association,
  issueId,
}: {
  association: OwnAssociation
  issueId: string | undefined
}) {
  return issueId ? (
    <IssueEditor key={issueId} association={association} issueId={issueId} />
  ) : (
    <Issues association={association} />
  )
}
