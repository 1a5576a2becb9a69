import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantSetup.module.css'
import { setupErrorText } from '../../model/refusal-messages.ts'
import { seatNames } from '../../model/term-fields.ts'
import type { CommitteeTerms, Term } from '../contract.ts'
import { saveTerm, termsQuery } from '../queries.ts'
import { EditTerm } from './EditTerm.tsx'

/** Who decides about the applications, and until when. */
export function TermsPage() {
  return (
    <StaffPage
      heading={m.grant_setup_committee_heading()}
      intro={m.grant_setup_committee_intro()}
      needs="admin"
    >
      {() => <Terms />}
    </StaffPage>
  )
}

function Terms() {
  const { data, error, refetch } = useQuery(termsQuery)
  if (error && !data) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <TermList found={data} />
}

type Edited = { readonly term: Term | null }

function TermList({ found }: { found: CommitteeTerms }) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Term | null>(null)
  const parts = [
    ['now', m.grant_setup_terms_now()],
    ['coming', m.grant_setup_terms_coming()],
    ['over', m.grant_setup_terms_over()],
  ] as const
  return (
    <div className={styles.page}>
      <Warnings found={found} />
      <div className={styles.part}>
        <div className={styles.besides}>
          <Button onClick={() => setEdited({ term: null })}>{m.grant_setup_term_add()}</Button>
          <Link to="/staff/people">{m.grant_setup_term_people()}</Link>
        </div>
        {found.terms.length === 0 && (
          <EmptyState>
            <p>{m.grant_setup_terms_none()}</p>
          </EmptyState>
        )}
      </div>
      {parts.map(([when, heading]) => (
        <TermPart
          key={when}
          heading={heading}
          terms={found.terms.filter((term) => term.when === when)}
          onEdit={(term) => setEdited({ term })}
        />
      ))}
      {edited && (
        <EditTerm
          term={edited.term}
          found={found}
          onRemove={() => {
            setRemoved(edited.term)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveTerm term={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}

function Warnings({ found: { warnings, members, leastPresent } }: { found: CommitteeTerms }) {
  if (warnings.length === 0) return null
  const texts = {
    'too-few': m.grant_setup_warning_few({ count: members, least: leastPresent }),
    'no-chair': m.grant_setup_warning_chair(),
    ending: m.grant_setup_warning_ending(),
  }
  return (
    <NoticeBox tone="warning">
      {warnings.map((one) => (
        <p key={one}>{texts[one]}</p>
      ))}
      {warnings.includes('too-few') && (
        <p>
          <Link to="/staff/grants/setup">{m.grant_setup_term_settings()}</Link>
        </p>
      )}
    </NoticeBox>
  )
}

const written = (day: string) => formatShortDate(noonOf(day))

function TermPart(props: {
  heading: string
  terms: readonly Term[]
  onEdit: (term: Term) => void
}) {
  const { heading, terms, onEdit } = props
  if (terms.length === 0) return null
  return (
    <section aria-label={heading} className={styles.part}>
      <h2>{heading}</h2>
      <Rows label={heading}>
        {terms.map((term) => {
          const { id, name, seat, startsOn, endsOn, hasRole, when, isOwn } = term
          return (
            <Row
              key={id}
              name={name}
              details={
                <p>
                  {m.grant_setup_term_facts({
                    seat: seatNames[seat](),
                    from: written(startsOn),
                    to: written(endsOn),
                  })}{' '}
                  {!hasRole && when !== 'over' && (
                    <Tag data-color="warning">{m.grant_setup_term_no_role()}</Tag>
                  )}
                </p>
              }
              action={
                when !== 'over' &&
                (isOwn ? (
                  <span>{m.grant_setup_term_own()}</span>
                ) : (
                  <Button variant="tertiary" onClick={() => onEdit(term)}>
                    {m.grant_setup_change()}
                    <span className="ds-sr-only"> {name}</span>
                  </Button>
                ))
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}

function RemoveTerm({ term, onClose }: { term: Term; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id, version, name } = term
  return (
    <RemovalDialog
      heading={m.grant_setup_term_remove_heading({ name })}
      yes={m.grant_setup_remove()}
      remove={() => saveTerm({ action: 'remove', seen: { id, version } })}
      removedText={m.grant_setup_removed()}
      errorText={setupErrorText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: staffKey })}
      onClose={onClose}
    >
      <p>{m.grant_setup_term_remove_text()}</p>
    </RemovalDialog>
  )
}
