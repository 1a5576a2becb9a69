import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { fundingKey } from '../../components/funding-queries.ts'
import styles from '../../components/GrantFunding.module.css'
import type { FundingView } from '../../model/contract.ts'
import { fundingErrorText } from '../../model/refusal-messages.ts'
import { acceptGrant, declineGrant } from '../queries.ts'

/** The offer: yes with its conditions, or no. */
export function AnswerPart({ funding }: { funding: FundingView }) {
  const { applicationId, title, amountOre, conditions, version } = funding
  return (
    <div className={styles.part}>
      <h3>{m.grant_funding_answer_heading()}</h3>
      <div className={styles.buttons}>
        <AskFirst
          errorText={fundingErrorText}
          name={m.grant_funding_accept()}
          of={title}
          heading={m.grant_funding_accept_heading({ amount: formatKroner(amountOre), title })}
          call={() => acceptGrant(applicationId, version)}
          changes={fundingKey}
          done={m.grant_funding_accepted_done}
        >
          <p>{m.grant_funding_accept_text()}</p>
          {conditions !== '' && <p className={styles.text}>{conditions}</p>}
        </AskFirst>
        <AskFirst
          errorText={fundingErrorText}
          name={m.grant_funding_decline()}
          of={title}
          heading={m.grant_funding_decline_heading({ title })}
          variant="secondary"
          call={() => declineGrant(applicationId, version)}
          changes={fundingKey}
          done={m.grant_funding_declined_done}
        >
          <p>{m.grant_funding_decline_text()}</p>
        </AskFirst>
      </div>
    </div>
  )
}
