import { ValidationMessage } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { RefundEligibility } from '../eligibility.ts'
import { ineligibleText } from '../refund-texts.ts'

/** Why there is no form for a refund to an account of one’s own, and what to do. */
export function NoForm({ answer }: { answer: Exclude<RefundEligibility, 'form'> | 'form' }) {
  if (answer === 'form') return null
  return (
    <>
      {answer === 'no-national-id' ? (
        <NoNationalId />
      ) : (
        <NoticeBox tone="info">
          <p>{ineligibleText(answer)}</p>
        </NoticeBox>
      )}
      <p>
        <ContentLink href={pagePath('depositAccount', getLocale())}>
          {m.deposit_to_account()}
        </ContentLink>
      </p>
    </>
  )
}

/** Everybody comes through it who is new in Norway. */
function NoNationalId() {
  return (
    <NoticeBox tone="info" heading={m.refund_no_id_heading()}>
      <Facts>
        <Fact label={m.refund_national_id()}>
          <ValidationMessage>{m.refund_national_id_required()}</ValidationMessage>
        </Fact>
      </Facts>
      <p>{m.refund_no_national_id()}</p>
      <ol>
        <li>{m.refund_no_id_police()}</li>
        <li>{m.refund_no_id_letter()}</li>
        <li>
          <ContentLink href={`${pagePath('profile', getLocale())}#national-id`}>
            {m.refund_no_id_profile()}
          </ContentLink>
        </li>
        <li>{m.refund_no_id_apply()}</li>
      </ol>
      <p>{m.refund_no_id_help()}</p>
    </NoticeBox>
  )
}
