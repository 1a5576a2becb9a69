import { useQuery } from '@tanstack/react-query'
import { nationalIdSecret } from '#core/cases/contract.ts'
import { toWrittenDate } from '#core/profile/birth-date.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseViewProps } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Application.module.css'
import { targetSecret } from '../case-kind.ts'
import type { StaffRefund } from '../contract.ts'
import { payoutStateTexts } from '../payout-texts.ts'
import { staffRefundQuery } from '../queries.ts'
import { reasonTexts } from '../reason-texts.ts'

/** All that a decision about a refund needs. */
export default function StaffRefundView({ caseId, renderSecret }: CaseViewProps) {
  const { data, error, refetch } = useQuery(staffRefundQuery(caseId))
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.area}>
      <RequestFacts refund={data} renderSecret={renderSecret} />
      <Person refund={data} renderSecret={renderSecret} />
      <Money refund={data} />
    </div>
  )
}

type Props = { refund: StaffRefund } & Pick<CaseViewProps, 'renderSecret'>

function RequestFacts({ refund, renderSecret }: Props) {
  const { rute, kontonummer, mottaker, arsak } = refund
  return (
    <section aria-labelledby="refund-asked">
      <h2 id="refund-asked" className={styles.heading}>
        {m.refund_case_asked()}
      </h2>
      <Facts>
        <Fact label={m.data_refund_route()}>
          {rute === 'manual' ? m.refund_route_manual() : m.refund_route_ordinary()}
        </Fact>
        <Fact label={m.refund_reason()}>{arsak && reasonTexts[arsak]()}</Fact>
        <Fact label={m.refund_payee()}>{mottaker}</Fact>
        {rute === 'manual' ? (
          <Fact label={m.refund_details()}>{renderSecret(targetSecret)}</Fact>
        ) : (
          <Fact label={m.refund_account()}>
            {kontonummer} {renderSecret(targetSecret, m.refund_account())}
          </Fact>
        )}
        <Fact label={m.refund_amount()}>{formatMoney(refund.belop)}</Fact>
      </Facts>
    </section>
  )
}

function Person({ refund: { bruker, soknad }, renderSecret }: Props) {
  return (
    <section aria-labelledby="refund-person">
      <h2 id="refund-person" className={styles.heading}>
        {m.refund_case_person()}
      </h2>
      <Facts>
        <Fact label={m.refund_full_name()}>{`${bruker.fornavn} ${bruker.etternavn}`}</Fact>
        <Fact label={m.refund_case_applied_name()}>{soknad.navn}</Fact>
        <Fact label={m.deposit_birth_date()}>
          {toWrittenDate(bruker.fodselsDato || soknad.fodselsDato)}
        </Fact>
        <Fact label={m.refund_national_id()}>
          {bruker.fodselsnummer && (
            <>
              {bruker.fodselsnummer} (
              {bruker.erFodselsnummerBevist ? m.refund_id_proven() : m.refund_id_claimed()}){' '}
              {renderSecret(nationalIdSecret)}
            </>
          )}
        </Fact>
        <Fact label={m.refund_address()}>{bruker.adresse}</Fact>
        <Fact label={m.deposit_email()}>{bruker.epost}</Fact>
      </Facts>
    </section>
  )
}

function Money({ refund }: { refund: StaffRefund }) {
  return (
    <section aria-labelledby="refund-money">
      <h2 id="refund-money" className={styles.heading}>
        {m.refund_case_money()}
      </h2>
      <Facts>
        <Fact label={m.deposit_customer_number()}>{refund.kundenummer}</Fact>
        <Fact label={m.refund_case_invoiced()}>{formatMoney(refund.fakturert)}</Fact>
        <Fact label={m.deposit_balance()}>{formatMoney(refund.saldo)}</Fact>
        {refund.innbetalinger.map(({ dato, belop }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same amount may come twice on a day
          <Fact key={index} label={m.refund_case_received()}>
            {formatMoney(belop)}, {formatDayAndYear(noonOf(dato))}
          </Fact>
        ))}
        {refund.utbetalinger.map(({ amount, state, preparedAt, settledAt, sentAt }) => (
          <Fact key={preparedAt} label={m.refund_case_payout()}>
            {formatMoney(amount)}, {payoutStateTexts[state]().toLowerCase()},{' '}
            {formatDayAndYear(new Date(settledAt ?? sentAt ?? preparedAt))}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
