import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Attachments } from '#core/files/components/Attachments.tsx'
import queueStyles from '#core/staff-area/queue/Queue.module.css'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { dueText, findView, kindName, secretName, statusText, toneOf } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import { caseQuery, fileAddress, templatesQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import { Assignee } from './Assignee.tsx'
import styles from './Case.module.css'
import { CaseQueueList } from './CaseQueueList.tsx'
import { CaseQueueWays } from './CaseQueueWays.tsx'
import { Decide } from './Decide.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import { OtherCases } from './OtherCases.tsx'
import { Secret } from './Secret.tsx'
import { UndoDecision } from './UndoDecision.tsx'
import { useCaseRoles } from './use-case-roles.ts'
import { Warnings } from './Warnings.tsx'

/**
 * Everything that is needed to decide about one case, and the form of the decision.
 * @param queue that one works through, as it is in the address
 */
export function CasePage({ id, queue }: { id: string; queue: TableSearch }) {
  const heading = useCaseHeading(id)
  const needs = useCaseRoles()
  return (
    <StaffPage heading={heading} isNamed needs={needs}>
      {() => <Workbench id={id} queue={queue} />}
    </StaffPage>
  )
}

/** The queue stays as it is while another case of it is opened. */
function Workbench({ id, queue }: { id: string; queue: TableSearch }) {
  return (
    <div className={queueStyles.workbench}>
      <CaseQueueList id={id} queue={queue} />
      <div className={styles.case}>
        <CaseQueueWays id={id} queue={queue} />
        <UndoDecision id={id} queue={queue} />
        <Case key={id} id={id} queue={queue} />
      </div>
    </div>
  )
}

function Case({ id, queue }: { id: string; queue: TableSearch }) {
  const { data, error, refetch } = useQuery(caseQuery(id))
  // Read beside the case: the form does not grow when they come.
  const templates = useQuery(templatesQuery)
  if (error && !data) return <LoadFailure text={caseErrorText(error)} retry={() => refetch()} />
  if (!data || templates.isPending) return <Waiting rows={3} />
  if (data.isTied)
    return (
      <>
        <Head found={data} />
        <NoticeBox tone="info">
          <p>{m.casework_tied()}</p>
        </NoticeBox>
      </>
    )
  return (
    <>
      <Warnings found={data} />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Head found={data} />
          <About found={data} />
          <Files found={data} />
        </div>
        <div className={styles.side}>
          {data.closedAt === null && <Assignee found={data} />}
          {data.closedAt === null && <Decide found={data} queue={queue} />}
          <Notes found={data} />
          <OtherCases others={data.others} />
          <History found={data} />
        </div>
      </div>
    </>
  )
}

/** `Linh Nguyen, depositumskonto`, as soon as it is known. */
function useCaseHeading(id: string): string {
  const { caseViews } = useStaffOffers()
  const { data } = useQuery({ ...caseQuery(id), enabled: false })
  return useNamedHeading(
    data
      ? m.casework_case_of({ name: data.name, kind: kindName(caseViews, data.kind).toLowerCase() })
      : null,
    m.casework_case_heading(),
  )
}

function Head({ found }: { found: OpenCase }) {
  const now = new Date()
  return (
    <div>
      <p className={styles.status}>
        <Tag data-color={toneOf(found)}>{statusText(found)}</Tag>
        <DueTag {...found} text={(date) => dueText(found, now, date)} now={now} />
      </p>
      {found.closedAt !== null && (
        <NoticeBox tone="info">
          <p>{m.casework_closed({ date: formatShortDate(new Date(found.closedAt)) })}</p>
        </NoticeBox>
      )}
    </div>
  )
}

function About({ found }: { found: OpenCase }) {
  const { caseViews } = useStaffOffers()
  const view = findView(caseViews, found.kind)
  const View = view?.View
  const renderSecret = (secret: string, name = secretName(view, secret)) =>
    found.secrets.includes(secret) && <Secret caseId={found.id} secret={secret} name={name} />
  return (
    <div>
      {View && (
        <Suspense fallback={<Waiting rows={3} />}>
          <View caseId={found.id} renderSecret={renderSecret} />
        </Suspense>
      )}
    </div>
  )
}

function Files({ found }: { found: OpenCase }) {
  if (found.files.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="files-heading">
      <h2 id="files-heading" className={styles.heading}>
        {m.casework_files()}
      </h2>
      <Attachments files={found.files} addressOf={(file) => fileAddress(found.id, file)} />
    </section>
  )
}
