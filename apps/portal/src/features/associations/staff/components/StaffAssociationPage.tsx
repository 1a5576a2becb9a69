import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StateTag } from '#core/associations/components/AssociationFrame.tsx'
import { stateReasonTexts } from '#core/associations/names.ts'
import type { StaffAssociationSection } from '#core/associations/offers.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList, languageName } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { HistoryList } from '../../components/HistoryList.tsx'
import { textOf } from '../../components/text-of.ts'
import type { StaffAssociationDetails } from '../../model/contract.ts'
import { staffFailureText } from '../../model/refusal-messages.ts'
import { staffAssociationQuery } from '../queries.ts'
import { CorrectionFields } from './CorrectionFields.tsx'
import { StateActions } from './StateActions.tsx'

type Sections = readonly StaffAssociationSection[]

/** One association with all that staff see of it and can do. */
export function StaffAssociationPage({ id, sections }: { id: string; sections: Sections }) {
  const { data } = useQuery({ ...staffAssociationQuery(id), enabled: false })
  const heading = useNamedHeading(data?.name ?? null, m.associations_overview_heading())
  return (
    <StaffPage heading={heading} isNamed needs="caseworker">
      {() => <Association id={id} sections={sections} />}
    </StaffPage>
  )
}

function Association({ id, sections }: { id: string; sections: Sections }) {
  const { data, error, refetch } = useQuery(staffAssociationQuery(id))
  if (error && !data) return <LoadFailure text={staffFailureText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.wide}>
      <p>
        <Link to="/staff/associations">{m.associations_staff_back()}</Link>
      </p>
      <About association={data} />
      {sections.map(({ Section, order }) => (
        <Section key={order} id={id} />
      ))}
      <Correction association={data} />
      <section aria-labelledby="staff-association-history" className={styles.part}>
        <h2 id="staff-association-history">{m.associations_history()}</h2>
        <HistoryList history={data.history} />
      </section>
    </div>
  )
}

const dayOf = (instant: string | null) =>
  instant === null ? null : formatDayAndYear(new Date(instant))

function About({ association }: { association: StaffAssociationDetails }) {
  const { state, stateReason, stateNote, mergedInto, caseId } = association
  return (
    <section aria-labelledby="staff-association-about" className={styles.part}>
      <div className={styles.head}>
        <h2 id="staff-association-about">{m.associations_facts()}</h2>
        <StateTag state={state} />
      </div>
      <p>{stateReasonTexts[stateReason]()}</p>
      {mergedInto && (
        <p>
          <Link to="/staff/associations/$id" params={{ id: mergedInto.id }}>
            {m.associations_merged_into({ name: mergedInto.name })}
          </Link>
        </p>
      )}
      {stateNote && <p className={styles.text}>{stateNote}</p>}
      <StateActions association={association} />
      <Facts>
        <Fact label={m.associations_purpose()}>{textOf(association.purpose)}</Fact>
        <Fact label={m.associations_address()}>
          {state === 'new' || stateReason === 'withdrawn' ? (
            association.slug
          ) : (
            <ContentLink
              href={pagePath('associationProfile', getLocale(), { slug: association.slug })}
            >
              {association.slug}
            </ContentLink>
          )}
        </Fact>
        <Fact label={m.associations_languages()}>
          {formatList(association.languages.map((one) => languageName(one)))}
        </Fact>
        <Fact label={m.associations_own_email()}>{association.contactEmail}</Fact>
        <Fact label={m.associations_organisation_number()}>{association.organisationNumber}</Fact>
        <Fact label={m.associations_members()}>{String(association.members)}</Fact>
        <Fact label={m.associations_state_since()}>{dayOf(association.stateChangedAt)}</Fact>
        <Fact label={m.associations_confirmed()}>{dayOf(association.confirmedAt)}</Fact>
        <Fact label={m.associations_created()}>{dayOf(association.createdAt)}</Fact>
        <Fact label={m.associations_case_heading()}>
          {caseId && (
            <Link to="/staff/cases/$id" params={{ id: caseId }}>
              {m.associations_to_case()}
            </Link>
          )}
        </Fact>
      </Facts>
    </section>
  )
}

function Correction({ association }: { association: StaffAssociationDetails }) {
  const institutions = useQuery(institutionsQuery).data
  return (
    <section aria-labelledby="staff-association-correct" className={styles.part}>
      <h2 id="staff-association-correct">{m.associations_correct()}</h2>
      <p>{m.associations_correct_text()}</p>
      {institutions ? (
        <CorrectionFields
          association={association}
          choices={{ ...association.choices, institutions }}
        />
      ) : (
        <Waiting rows={2} />
      )}
    </section>
  )
}
