import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { schemesQuery } from '../../list/queries.ts'
import { schemeErrorText } from '../../model/scheme-texts.ts'
import { VersionFormView } from './VersionFormView.tsx'

type Props = {
  id: string
  /** The day of the rules that are corrected; null for a new version. */
  from: string | null
}

/** The form of new rules of a scheme, or of a scheme that does not exist, with examples beside it. */
export function VersionPage({ id, from }: Props) {
  const { data } = useQuery({ ...schemesQuery, enabled: false })
  const scheme = data?.items.find((one) => one.id === id)
  const heading = useNamedHeading(
    scheme ? m.health_scheme_rules_of({ name: textIn(scheme.name) }) : null,
    m.health_scheme_rules(),
  )
  return (
    <StaffPage heading={heading} isNamed needs={'health'}>
      {() => <Version id={id} from={from} />}
    </StaffPage>
  )
}

function Version({ id, from }: Props) {
  const { data, error, refetch } = useQuery(schemesQuery)
  const institutions = useQuery(institutionsQuery)
  const failure = error ?? institutions.error
  const back = <Link to="/staff/health/schemes">{m.health_schemes_heading()}</Link>
  if (!data || !institutions.data)
    return failure ? (
      <LoadFailure
        text={schemeErrorText(failure)}
        retry={() => Promise.all([refetch(), institutions.refetch()])}
      />
    ) : (
      <Waiting rows={3} />
    )
  const scheme = data.items.find((one) => one.id === id) ?? null
  if (scheme === null && id !== 'new')
    return (
      <NoticeBox tone="warning">
        <p>{m.health_scheme_not_found()}</p>
        <p>{back}</p>
      </NoticeBox>
    )
  return (
    <>
      <p>{back}</p>
      <VersionFormView scheme={scheme} from={from} institutions={institutions.data} />
    </>
  )
}
