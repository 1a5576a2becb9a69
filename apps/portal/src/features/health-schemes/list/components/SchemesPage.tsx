import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Schemes.module.css'
import { schemeVersionProposal } from '../../model/proposal.ts'
import { schemeErrorText } from '../../model/scheme-texts.ts'
import { schemesQuery } from '../queries.ts'
import { SchemePart } from './SchemePart.tsx'

/** Schemes for refunds of health expenses: their rules, and what waits for a second person. */
export function SchemesPage() {
  return (
    <StaffPage
      heading={m.health_schemes_heading()}
      intro={m.health_schemes_intro()}
      needs={'health'}
    >
      {() => <Schemes />}
    </StaffPage>
  )
}

function Schemes() {
  const { data, error, refetch } = useQuery(schemesQuery)
  if (error && !data) return <LoadFailure text={schemeErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <Proposals kinds={[schemeVersionProposal]} />
      {data.items.length === 0 && (
        <EmptyState>
          <p>{m.health_schemes_none()}</p>
        </EmptyState>
      )}
      {data.items.map((scheme) => (
        <SchemePart key={scheme.id} scheme={scheme} />
      ))}
      <p>
        <Link
          to="/staff/health/schemes/$id"
          params={{ id: 'new' }}
          search={{}}
          className="ds-button"
        >
          {m.health_scheme_add()}
        </Link>
      </p>
    </div>
  )
}
