import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import type { OpenIssue } from '../contract.ts'
import { issueName, stateText } from '../issue-texts.ts'
import { issueQuery } from '../queries.ts'
import { Delivery } from './Delivery.tsx'
import { IssueFields } from './IssueFields.tsx'
import styles from './Newsletter.module.css'
import { Preview } from './Preview.tsx'
import { Sending } from './Sending.tsx'

type Props = { association: OwnAssociation; issueId: string }

/** One issue: the form of a draft, or the delivery of a sent issue. */
export function IssueEditor({ association, issueId }: Props) {
  const { data, error, refetch } = useQuery(issueQuery(association.id, issueId))
  return (
    <div className={styles.whole}>
      <nav aria-label={m.association_newsletter_heading()}>
        <Link to="/my-page/associations/newsletter" search={{ association: association.id }}>
          {m.association_newsletter_back()}
        </Link>
      </nav>
      {!data && error && <LoadFailure text={newsletterErrorText(error)} retry={() => refetch()} />}
      {!data && !error && <Waiting rows={3} />}
      {data && <Issue association={association} issue={data} />}
    </div>
  )
}

function Issue({ association, issue }: { association: OwnAssociation; issue: OpenIssue }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The address has changed within the page: a screen reader announces the new heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {issueName(issue)}
        </h2>
        <p className={styles.subtle}>
          {stateText(issue)} · {association.name}
        </p>
      </div>
      <div className={styles.columns}>
        {issue.state === 'draft' ? (
          <IssueFields id={association.id} issue={issue}>
            {(isSaved) => <Sending association={association} issue={issue} isSaved={isSaved} />}
          </IssueFields>
        ) : (
          <Delivery association={association} issue={issue} />
        )}
        <Preview issue={issue} />
      </div>
    </>
  )
}
