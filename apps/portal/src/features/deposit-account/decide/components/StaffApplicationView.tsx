import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { nationalIdSecret } from '#core/cases/contract.ts'
import { toWrittenDate } from '#core/profile/birth-date.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseViewProps } from '#core/staff-area/staff-offer.ts'
import { institutionName } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { findCountryByNorwegianName } from '#platform/countries/countries.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { StaffInvoices } from '../../account/components/StaffInvoices.tsx'
import { fieldLabels } from '../../apply/field-texts.ts'
import styles from '../../components/Application.module.css'
import { academicYearText } from '../../model/amounts.ts'
import type { StaffApplication } from '../../model/contract.ts'
import { degreeText, semestersText, startText } from '../../model/study-texts.ts'
import { staffApplicationQuery } from '../queries.ts'

/** All that a decision about an application needs. */
export default function StaffApplicationView({ caseId, renderSecret }: CaseViewProps) {
  const { data, error, refetch } = useQuery(staffApplicationQuery(caseId))
  const institutions = useQuery(institutionsQuery)
  const failed = (error && !data) || (institutions.isError && !institutions.data)
  if (failed)
    return (
      <LoadFailure
        text={staffErrorText(error ?? institutions.error)}
        retry={() => Promise.all([refetch(), institutions.refetch()])}
      />
    )
  if (!data || !institutions.data) return <Waiting rows={3} />
  return (
    <div className={styles.area}>
      <section aria-labelledby="applicant-heading">
        <h2 id="applicant-heading" className={styles.heading}>
          {m.deposit_case_applicant()}
        </h2>
        <Facts>
          <Fact label={fieldLabels.firstName()}>{data.fornavn}</Fact>
          <Fact label={fieldLabels.lastName()}>{data.etternavn}</Fact>
          <Fact label={fieldLabels.dateOfBirth()}>{toWrittenDate(data.fodselsDato)}</Fact>
          <Fact label={m.refund_national_id()}>{renderSecret(nationalIdSecret)}</Fact>
          <Fact label={fieldLabels.country()}>
            {findCountryByNorwegianName(data.nasjonalitet)?.[getLocale()] ?? data.nasjonalitet}
          </Fact>
          <Fact label={fieldLabels.email()}>{data.email}</Fact>
        </Facts>
      </section>
      <section aria-labelledby="studies-heading">
        <h2 id="studies-heading" className={styles.heading}>
          {m.deposit_case_studies()}
        </h2>
        <Facts>
          <Fact label={fieldLabels.institution()}>
            {institutionName(institutions.data, data.institusjonskode)}
          </Fact>
          <Fact label={fieldLabels.studyProgram()}>{data.studieemne}</Fact>
          <Fact label={fieldLabels.studyDegree()}>{degreeText(data.studiegrad)}</Fact>
          <Fact label={fieldLabels.nrOfSemesters()}>{semestersText(data.antallSemester)}</Fact>
          <Fact label={fieldLabels.semesterStart()}>{startText(data.semester)}</Fact>
          <Fact label={m.deposit_case_amount({ year: academicYearText(data.academicYear) })}>
            {data.amountOre === null ? m.deposit_case_amount_none() : formatKroner(data.amountOre)}
          </Fact>
        </Facts>
      </section>
      {data.account && <AccountFacts account={data.account} isCredited={isCredited(data)} />}
      {data.invoice && <StaffInvoices application={data} invoice={data.invoice} />}
    </div>
  )
}

/** Nothing is due any more: the approval was withdrawn or has lapsed. */
const isCredited = ({ status, invoice, creditNotes }: StaffApplication) =>
  status === 'TRUKKET' || creditNotes.some(({ invoiceNumber }) => invoiceNumber === invoice?.number)

type AccountProps = { account: NonNullable<StaffApplication['account']>; isCredited: boolean }

/** What the ledger says of the account. */
function AccountFacts({ account, isCredited }: AccountProps) {
  return (
    <section aria-labelledby="account-heading">
      <h2 id="account-heading" className={styles.heading}>
        {m.deposit_heading()}{' '}
        {!isCredited && (
          <Tag data-color={account.isPaid ? 'success' : 'warning'}>
            {account.isPaid ? m.deposit_paid() : m.deposit_not_paid()}
          </Tag>
        )}
      </h2>
      <Facts>
        <Fact label={m.deposit_customer_number()}>{account.customerNumber}</Fact>
        <Fact label={m.deposit_balance()}>{formatKroner(account.balanceOre)}</Fact>
        <Fact label={m.deposit_due()}>
          {!isCredited && account.dueOn && formatDayAndYear(noonOf(account.dueOn))}
        </Fact>
        <Fact label={m.deposit_imported_from()}>{account.importedFrom}</Fact>
      </Facts>
    </section>
  )
}
