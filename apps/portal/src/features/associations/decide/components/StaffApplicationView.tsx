import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseViewProps } from '#core/staff-area/staff-offer.ts'
import { institutionName } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { formatList, languageName } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { bothTexts } from '../../components/both-texts.ts'
import { founderStateNames, founderTones } from '../../components/founder-names.ts'
import type { StaffApplication } from '../../model/contract.ts'
import { staffApplicationQuery } from '../queries.ts'

/** All that a decision about an application needs. */
export default function StaffApplicationView({ caseId }: CaseViewProps) {
  const { data, error, refetch } = useQuery(staffApplicationQuery(caseId))
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <AppliedFor application={data} />
      <Founders application={data} />
    </div>
  )
}

function AppliedFor({ application }: { application: StaffApplication }) {
  const institutions = useQuery(institutionsQuery).data ?? []
  const { purpose, description, institutionCode, campus, topic, languages } = application
  return (
    <section aria-labelledby="association-applied">
      <h2 id="association-applied">{m.associations_case_heading()}</h2>
      <Facts>
        <Fact label={m.associations_name()}>
          <Link to="/staff/associations/$id" params={{ id: application.associationId }}>
            {application.name}
          </Link>
        </Fact>
        <Fact label={m.associations_purpose()}>{bothTexts(purpose)}</Fact>
        <Fact label={m.associations_description()}>
          <span className={styles.text}>{bothTexts(description)}</span>
        </Fact>
        <Fact label={m.association_field_institution()}>
          {institutionCode === null
            ? m.associations_institution_all()
            : institutionName(institutions, institutionCode)}
        </Fact>
        <Fact label={m.association_field_campus()}>{campus && textIn(campus)}</Fact>
        <Fact label={m.association_field_topic()}>{topic && textIn(topic)}</Fact>
        <Fact label={m.associations_languages()}>
          {formatList(languages.map((one) => languageName(one)))}
        </Fact>
        <Fact label={m.associations_statutes()}>{application.statutes}</Fact>
        <Fact label={m.associations_minutes()}>{application.minutes}</Fact>
      </Facts>
    </section>
  )
}

function Founders({ application: { founders } }: { application: StaffApplication }) {
  return (
    <section aria-labelledby="association-founders">
      <h2 id="association-founders">{m.associations_founders()}</h2>
      <Rows label={m.associations_founders()}>
        {founders.map(({ id, name, email, isApplicant, state }) => (
          <Row
            key={id}
            name={name}
            details={isApplicant ? `${email} · ${m.associations_applicant()}` : email}
            action={<Tag data-color={founderTones[state]}>{founderStateNames[state]()}</Tag>}
          />
        ))}
      </Rows>
    </section>
  )
}
