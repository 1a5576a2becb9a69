import { useQuery } from '@tanstack/react-query'
import queueStyles from '#core/staff-area/queue/Queue.module.css'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { DueText } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { inquiryRoles } from '../../model/rules.ts'
import type { OpenInquiry } from '../contract.ts'
import { dueText, inquiryName, stateNames, subjectText } from '../inbox-texts.ts'
import { inquiryQuery } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'
import { Answer } from './Answer.tsx'
import { Answers } from './Answers.tsx'
import { Assignee } from './Assignee.tsx'
import styles from './Inbox.module.css'
import { InboxQueueList } from './InboxQueueList.tsx'
import { InboxQueueWays } from './InboxQueueWays.tsx'
import { LastChangeBar } from './LastChange.tsx'
import { Messages } from './Messages.tsx'
import { MoveInquiry } from './MoveInquiry.tsx'
import { Notes } from './Notes.tsx'

/**
 * One inquiry with its messages and actions.
 * @param list the filters of the list that the reader came from
 */
export function InquiryPage({ id, list }: { id: string; list: TableSearch }) {
  const { data } = useQuery({ ...inquiryQuery(id), enabled: false })
  const heading = useNamedHeading(data ? inquiryName(data) : null, m.inbox_inquiry_heading())
  return (
    <StaffPage heading={heading} isNamed needs={[...inquiryRoles, 'admin']}>
      {() => <Workbench id={id} list={list} />}
    </StaffPage>
  )
}

/** The list stays as it is while another inquiry of it is opened. */
function Workbench({ id, list }: { id: string; list: TableSearch }) {
  return (
    <div className={queueStyles.workbench}>
      <InboxQueueList id={id} list={list} />
      <div className={styles.inquiry}>
        <InboxQueueWays id={id} list={list} />
        <LastChangeBar id={id} list={list} />
        <Inquiry key={id} id={id} list={list} />
      </div>
    </div>
  )
}

function Inquiry({ id, list }: { id: string; list: TableSearch }) {
  const { data, error, refetch } = useQuery(inquiryQuery(id))
  const institutions = useQuery(institutionsQuery)
  if (error && !data) return <LoadFailure text={inboxErrorText(error)} retry={() => refetch()} />
  if (!data || institutions.isPending) return <Waiting rows={3} />
  return (
    <>
      <Head found={data} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Answers found={data} institutions={institutions.data ?? []} />
          <Messages found={data} />
          <Answer found={data} list={list} />
        </div>
        <div className={styles.side}>
          <Assignee found={data} />
          <MoveInquiry found={data} />
          <Notes found={data} />
        </div>
      </div>
    </>
  )
}

function Head({ found }: { found: OpenInquiry }) {
  const category = [found.category, found.subcategory].flatMap((names) =>
    names ? [textIn(names)] : [],
  )
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{subjectText(found)}</h2>
      <p className={styles.subtle}>
        {found.number} · {category.join(', ')} · {stateNames[found.state]()}
        {found.dueAt !== null && (
          <>
            {` · ${m.inbox_due()}: `}
            <DueText dueAt={found.dueAt} text={(date) => dueText(found, date)} now={new Date()} />
          </>
        )}
      </p>
      <p>
        {found.name}, <a href={`mailto:${found.email}`}>{found.email}</a>
      </p>
      <p className={styles.subtle}>{found.isSignedIn ? m.inbox_known() : m.inbox_typed()}</p>
    </div>
  )
}
