import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { AnswerPart } from '../../answer/components/AnswerPart.tsx'
import { PayeePart } from '../../answer/components/PayeePart.tsx'
import { awardText, claimText, dayText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { PartRows } from '../../components/PartRows.tsx'
import type { FundingView } from '../../model/contract.ts'
import { isPaying } from '../../model/is-paying.ts'
import { ReportPart } from '../../report/components/ReportPart.tsx'

type Props = {
  funding: FundingView
  /** Null for a person's own. */
  associationId: string | null
  mayChange: boolean
}

/** One grant: what it is, what was paid, and what its applicant does next. */
export function Grant({ funding, associationId, mayChange }: Props) {
  const { applicationId, title, state, parts, claims } = funding
  const id = `grant-${applicationId}`
  const isPaid = state === 'offered' || isPaying(funding)
  return (
    <article className={styles.grant} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <GrantFacts funding={funding} />
      {mayChange && state === 'offered' && <AnswerPart funding={funding} />}
      {isPaid && (
        <AccountPart funding={funding} associationId={associationId} mayChange={mayChange} />
      )}
      {(state === 'accepted' || parts.length > 0) && (
        <div className={styles.part}>
          <h3>{m.grant_funding_parts_heading()}</h3>
          <PartRows parts={parts} grantOre={funding.amountOre} />
        </div>
      )}
      <ReportPart funding={funding} mayChange={mayChange} />
      {claims.length > 0 && (
        <div className={styles.part}>
          <h3>{m.grant_funding_claims_heading()}</h3>
          {claims.map((claim) => (
            <div key={claim.id} className={styles.details}>
              <p>{claimText(claim)}</p>
              <p>{m.grant_funding_reason_is({ text: claim.closedReason ?? claim.reason })}</p>
              {claim.state === 'open' && <p>{m.grant_funding_claim_how()}</p>}
            </div>
          ))}
        </div>
      )}
    </article>
  )
}

function GrantFacts({ funding }: { funding: FundingView }) {
  const { reference, type, amountOre, settledOre, paidOre, conditions, state, acceptBy } = funding
  return (
    <Facts isDense>
      <Fact label={m.grant_funding_state()}>{awardText(funding)}</Fact>
      <Fact label={m.grant_funding_amount()}>{formatKroner(amountOre)}</Fact>
      <Fact label={m.grant_funding_settled_amount()}>
        {settledOre !== null && formatKroner(settledOre)}
      </Fact>
      <Fact label={m.grant_funding_paid_amount()}>{paidOre > 0 && formatKroner(paidOre)}</Fact>
      <Fact label={m.grant_funding_accept_by()}>{state === 'offered' && dayText(acceptBy)}</Fact>
      <Fact label={m.grant_funding_report_due()}>
        {funding.reportDue !== null && state === 'accepted' && dayText(funding.reportDue)}
      </Fact>
      <Fact label={m.grant_funding_conditions()}>
        <span className={styles.text}>{conditions || m.grant_funding_conditions_none()}</span>
      </Fact>
      <Fact label={m.grant_funding_type()}>{textIn(type)}</Fact>
      <Fact label={m.grant_funding_reference()}>{reference}</Fact>
    </Facts>
  )
}

function AccountPart({ funding, associationId, mayChange }: Props) {
  const { account, applicationId } = funding
  return (
    <div className={styles.part}>
      <h3>{m.grant_funding_account_heading()}</h3>
      {account && (
        <p>{m.grant_funding_account_is({ account: account.masked, holder: account.holder })}</p>
      )}
      {associationId === null ? (
        <>
          {!account && <p>{m.grant_funding_account_none_person()}</p>}
          {mayChange && <PayeePart id={applicationId} hasAccount={account !== null} />}
        </>
      ) : (
        !account && (
          <>
            <p>{m.grant_funding_account_none_association()}</p>
            <p>
              <ContentLink href={pagePath('associationMoney', getLocale(), { id: associationId })}>
                {m.grant_funding_account_to_money()}
              </ContentLink>
            </p>
          </>
        )
      )}
    </div>
  )
}
