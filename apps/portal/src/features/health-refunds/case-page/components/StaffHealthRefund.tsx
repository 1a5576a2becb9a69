import { useQuery } from '@tanstack/react-query'
import { nationalIdSecret } from '#core/cases/contract.ts'
import { accountSecret } from '#core/health-refunds/case-kind.ts'
import { CalculationSteps } from '#core/health-refunds/components/CalculationSteps.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseViewProps } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { CaseLines } from '../../decide/components/CaseLines.tsx'
import type { StaffHealthRefund as Refund } from '../../decide/contract.ts'
import { staffHealthRefundQuery } from '../../decide/queries.ts'
import { categoryName } from '../../model/category-name.ts'
import { periodName } from '../../model/texts.ts'
import { AfterPart } from './AfterPart.tsx'
import styles from './StaffHealthRefund.module.css'

/** All that a decision about a refund of health expenses needs. */
export default function StaffHealthRefund({ caseId, renderSecret }: CaseViewProps) {
  const { data, error, refetch } = useQuery(staffHealthRefundQuery(caseId))
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.area}>
      <AfterPart refund={data} />
      <section aria-labelledby="health-asked">
        <h2 id="health-asked" className={styles.heading}>
          {m.health_case_expenses()}
        </h2>
        <CaseLines refund={data} />
      </section>
      <section aria-labelledby="health-sum">
        <h2 id="health-sum" className={styles.heading}>
          {m.health_case_sum()}
        </h2>
        <Sum refund={data} />
      </section>
      <section aria-labelledby="health-person">
        <h2 id="health-person" className={styles.heading}>
          {m.health_case_person()}
        </h2>
        <Person refund={data} renderSecret={renderSecret} />
      </section>
    </div>
  )
}

function Sum({ refund }: { refund: Refund }) {
  const { rules, calculation, grantedOre, sentPayoutOre } = refund
  const nameOf = (key: string) => categoryName(rules.categories, key)
  return (
    <>
      {grantedOre !== null && <p>{m.health_case_granted({ amount: formatKroner(grantedOre) })}</p>}
      {grantedOre === null && sentPayoutOre !== calculation.payoutOre && (
        <p>{m.health_case_seen({ amount: formatKroner(sentPayoutOre) })}</p>
      )}
      <CalculationSteps calculation={calculation} nameOf={nameOf} />
    </>
  )
}

type PersonProps = { refund: Refund } & Pick<CaseViewProps, 'renderSecret'>

function Person({ refund, renderSecret }: PersonProps) {
  const { person, rules, doctorFrom, doctorTo, paidSemesters } = refund
  const day = (date: string) => formatDayAndYear(noonOf(date))
  return (
    <Facts>
      <Fact label={m.health_case_scheme()}>
        {`${textIn(refund.schemeName as Parameters<typeof textIn>[0])}, ${periodName(refund.period)}`}
      </Fact>
      <Fact label={m.health_case_name()}>{person.name}</Fact>
      <Fact label={m.health_case_birth_date()}>{person.birthDate && day(person.birthDate)}</Fact>
      <Fact label={m.health_case_national_id()}>{renderSecret(nationalIdSecret)}</Fact>
      <Fact label={m.health_case_payee()}>{refund.payeeName}</Fact>
      <Fact label={m.health_case_account()}>
        {refund.maskedAccount} {renderSecret(accountSecret)}
      </Fact>
      <Fact label={m.health_case_note()}>{refund.note}</Fact>
      {rules.right.needsDoctorHere && (
        <Fact label={m.health_case_doctor()}>
          {doctorFrom === null
            ? m.health_case_no_doctor()
            : `${day(doctorFrom)} – ${doctorTo ? day(doctorTo) : m.health_case_until_now()}`}
        </Fact>
      )}
      {rules.right.needsSemesterFee && (
        <Fact label={m.health_case_semesters()}>
          {paidSemesters.length === 0
            ? m.health_case_no_semesters()
            : paidSemesters
                .map(
                  ({ institution, semesterCode }) => `${periodName(semesterCode)} (${institution})`,
                )
                .join(', ')}
        </Fact>
      )}
    </Facts>
  )
}
