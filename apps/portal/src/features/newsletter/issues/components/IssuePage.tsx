import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { issueErrorText } from '../../model/refusal-messages.ts'
import type { OpenIssue } from '../contract.ts'
import { audienceName, issueName, sentText, stateNames } from '../issue-texts.ts'
import { issueQuery } from '../queries.ts'
import { Delivery } from './Delivery.tsx'
import { IssueFields } from './IssueFields.tsx'
import styles from './Newsletter.module.css'
import { Preview } from './Preview.tsx'
import { Sending } from './Sending.tsx'

/** One issue: the form of a draft, or the delivery of a sent issue. */
export function IssuePage({ id }: { id: string }) {
  const { data } = useQuery({ ...issueQuery(id), enabled: false })
  const heading = useNamedHeading(
    data ? m.newsletter_issue_of({ subject: issueName(data) }) : null,
    m.newsletter_issue_heading(),
  )
  return (
    <StaffPage heading={heading} isNamed needs={['contact', 'admin']}>
      {() => <Issue id={id} />}
    </StaffPage>
  )
}

function Issue({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(issueQuery(id))
  if (error && !data) return <LoadFailure text={issueErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.whole}>
      <div className={styles.section}>
        <nav aria-label={m.newsletter_heading()} className={styles.links}>
          <Link to="/staff/newsletter">{m.newsletter_back()}</Link>
        </nav>
        <Head issue={data} />
      </div>
      {data.state === 'draft' ? <Draft issue={data} /> : <Sent issue={data} />}
    </div>
  )
}

function Head({ issue }: { issue: OpenIssue }) {
  const sent = sentText(issue)
  return (
    <p className={styles.subtle}>
      {stateNames[issue.state]()} {sent !== '' && sent} · {audienceName(issue.topic)}
    </p>
  )
}

function Draft({ issue }: { issue: OpenIssue }) {
  return (
    <div className={styles.columns}>
      <IssueFields issue={issue}>
        {(isSaved) => <Sending issue={issue} isSaved={isSaved} />}
      </IssueFields>
      <Preview issue={issue} />
    </div>
  )
}

function Sent({ issue }: { issue: OpenIssue }) {
  return (
    <div className={styles.columns}>
      <Delivery issue={issue} />
      <Preview issue={issue} />
    </div>
  )
}
