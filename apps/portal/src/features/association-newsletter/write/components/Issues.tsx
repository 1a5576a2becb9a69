import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { meaningOf } from '#core/associations/states.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import type { IssueLine, NewsletterOverview } from '../contract.ts'
import { audienceText, issueName, stateText } from '../issue-texts.ts'
import { createIssue, overviewQuery } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueAction } from './use-issue-action.ts'

/** The issues of the newsletter of one association, and how many get it. */
export function Issues({ association }: { association: OwnAssociation }) {
  const { id, name } = association
  const { data, error, refetch } = useQuery(overviewQuery(id))
  return (
    <section className={styles.section} aria-labelledby="issues-heading">
      <h2 id="issues-heading" className={styles.heading}>
        {m.association_newsletter_of({ association: name })}
      </h2>
      {!data && error && <LoadFailure text={newsletterErrorText(error)} retry={() => refetch()} />}
      {!data && !error && <Waiting rows={3} />}
      {data && <Overview association={association} overview={data} />}
    </section>
  )
}

function Overview({
  association: { id, state },
  overview: { audience, dailyLimit, sentToday, issues },
}: {
  association: OwnAssociation
  overview: NewsletterOverview
}) {
  const navigate = useNavigate()
  const creating = useIssueAction(() => createIssue(id), {
    onDone: ({ id: issue }) =>
      navigate({ to: '/my-page/associations/newsletter', search: { association: id, issue } }),
  })
  const { canBeChanged, maySendNewsletters } = meaningOf(state)
  return (
    <>
      <p>{audienceText(audience)}</p>
      <p className={styles.subtle}>
        {maySendNewsletters
          ? m.association_newsletter_daily({ count: dailyLimit, sent: sentToday })
          : m.association_newsletter_only_active()}
      </p>
      {canBeChanged && (
        <div>
          <Button loading={creating.isPending} onClick={creating.press}>
            {m.association_newsletter_new()}
          </Button>
        </div>
      )}
      {issues.length === 0 ? (
        <p>{m.association_newsletter_none()}</p>
      ) : (
        <ul className={styles.rows}>
          {issues.map((issue) => (
            <Row key={issue.id} id={id} issue={issue} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ id, issue }: { id: string; issue: IssueLine }) {
  return (
    <li className={styles.row}>
      <Link to="/my-page/associations/newsletter" search={{ association: id, issue: issue.id }}>
        {issueName(issue)}
      </Link>
      <span className={styles.subtle}>{stateText(issue)}</span>
    </li>
  )
}
