import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { issueErrorText } from '../../model/refusal-messages.ts'
import type { IssueLine } from '../contract.ts'
import { audienceName, issueName, sentText, stateNames } from '../issue-texts.ts'
import { createIssue, overviewQuery } from '../queries.ts'
import styles from './Newsletter.module.css'
import { Subscribers } from './Subscribers.tsx'
import { useIssueAction } from './use-issue-action.ts'

/** The newsletter, for the staff who write it. */
export function StaffNewsletterPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.newsletter_heading()}
      intro={m.newsletter_staff_intro()}
      needs={['contact', 'admin']}
    >
      {() => <Overview search={search} />}
    </StaffPage>
  )
}

function Overview({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(overviewQuery)
  const navigate = useNavigate()
  const creating = useIssueAction(createIssue, {
    onDone: ({ id }) => navigate({ to: '/staff/newsletter/$id', params: { id } }),
  })
  return (
    <div className={styles.whole}>
      <section className={styles.section} aria-labelledby="issues-heading">
        <h2 id="issues-heading" className={styles.heading}>
          {m.newsletter_issues()}
        </h2>
        <div>
          <Button loading={creating.isPending} onClick={creating.press}>
            {m.newsletter_new_issue()}
          </Button>
        </div>
        <DataTable
          label={m.newsletter_issues()}
          columns={columns()}
          rowId={({ id }) => id}
          source={{ rows: data?.issues, error, refetch }}
          errorText={issueErrorText}
          emptyText={m.newsletter_issues_none()}
          search={search}
        />
      </section>
      {data && <Subscribers subscribers={data.subscribers} />}
    </div>
  )
}

const columns = (): DataColumn<IssueLine>[] => [
  {
    id: 'subject',
    header: m.newsletter_subject(),
    value: issueName,
    cell: (line) => (
      <Link to="/staff/newsletter/$id" params={{ id: line.id }}>
        {issueName(line)}
      </Link>
    ),
    isRowHeader: true,
  },
  { id: 'topic', header: m.newsletter_topic(), value: ({ topic }) => audienceName(topic) },
  { id: 'state', header: m.newsletter_state(), value: ({ state }) => stateNames[state]() },
  {
    id: 'changed',
    header: m.newsletter_changed(),
    value: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => (
      <time dateTime={changedAt}>{formatShortDate(new Date(changedAt))}</time>
    ),
  },
  {
    id: 'sent',
    header: m.newsletter_sent_on(),
    value: ({ sentAt }) => sentAt ?? '',
    cell: (line) => line.sentAt && <time dateTime={line.sentAt}>{sentText(line)}</time>,
  },
  {
    id: 'recipients',
    header: m.newsletter_recipients(),
    value: ({ recipients }) => recipients ?? '',
  },
  {
    id: 'failed',
    header: m.newsletter_failed(),
    value: ({ failed, sentAt }) => (sentAt ? failed : ''),
  },
]
