import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { BriefDate } from '#ui/data-table/BriefDate.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import styles from '../../model/components/Messages.module.css'
import type { StaffThreadLine } from '../../model/contract.ts'
import { staffMessageErrorText } from '../../model/refusal-messages.ts'
import { NoticesSection } from '../../notices/components/NoticesSection.tsx'
import { threadsQuery } from '../queries.ts'
import { StartThreadDialog } from './StartThreadDialog.tsx'

/** Threads with guardians and messages to all, of the kindergartens that the reader reaches. */
export function StaffMessagesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.kindergarten_messages_staff_heading()}
      intro={m.kindergarten_messages_staff_intro()}
      needs={kindergartenRoles}
    >
      {() => (
        <div className={`${styles.page} ${styles.staff}`}>
          <Threads search={search} />
          <NoticesSection />
        </div>
      )}
    </StaffPage>
  )
}

function Threads({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(threadsQuery)
  const [isWriting, setWriting] = useState(false)
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(() => makeFilters(data?.items ?? []), [data])
  return (
    <section className={styles.section} aria-labelledby="kindergarten-threads">
      <h2 id="kindergarten-threads">{m.kindergarten_messages_threads()}</h2>
      <p>
        <Button onClick={() => setWriting(true)}>{m.kindergarten_messages_staff_write()}</Button>
      </p>
      <DataTable
        label={m.kindergarten_messages_threads()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={staffMessageErrorText}
        emptyText={m.kindergarten_messages_staff_none()}
        search={search}
      />
      {isWriting && <StartThreadDialog onClose={() => setWriting(false)} />}
    </section>
  )
}

function makeFilters(items: readonly StaffThreadLine[]): DataFilter<StaffThreadLine>[] {
  const kindergartens = [...new Set(items.map(({ kindergarten }) => kindergarten))]
  return [
    {
      id: 'state',
      label: m.kindergarten_messages_state(),
      kind: [
        { value: 'unread', text: m.kindergarten_messages_state_unread() },
        { value: 'read', text: m.kindergarten_messages_state_read() },
      ],
      matches: ({ unread }, value) => unread > 0 === (value === 'unread'),
    },
    {
      id: 'kindergarten',
      label: m.kindergarten_messages_kindergarten(),
      kind: kindergartens.map((name) => ({ value: name, text: name })),
      matches: ({ kindergarten }, value) => kindergarten === value,
    },
  ]
}

const subjectText = ({ subject }: StaffThreadLine) =>
  subject ?? m.kindergarten_messages_subject_retracted()

function makeColumns(): DataColumn<StaffThreadLine>[] {
  const now = new Date()
  return [
    {
      id: 'subject',
      header: m.kindergarten_messages_subject(),
      value: subjectText,
      cell: (thread) => (
        <span className={styles.line}>
          <Link to="/staff/kindergartens/messages/$id" params={{ id: thread.id }}>
            {subjectText(thread)}
          </Link>
          {thread.unread > 0 && (
            <Tag data-color="info">{m.kindergarten_messages_unread({ count: thread.unread })}</Tag>
          )}
          {thread.isSensitive && (
            <Tag data-color="warning">{m.kindergarten_messages_sensitive()}</Tag>
          )}
        </span>
      ),
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'child',
      header: m.kindergarten_messages_child(),
      value: ({ childName }) => childName,
      isSortable: true,
    },
    {
      id: 'kindergarten',
      header: m.kindergarten_messages_kindergarten(),
      value: ({ kindergarten }) => kindergarten,
      isSortable: true,
    },
    {
      id: 'readers',
      header: m.kindergarten_messages_readers(),
      value: ({ onlyFor }) => onlyFor ?? m.kindergarten_messages_for_all(),
    },
    {
      id: 'last',
      header: m.kindergarten_messages_last(),
      value: ({ lastAt }) => lastAt,
      cell: ({ lastAt }) => (
        <>
          <BriefDate instant={lastAt} now={now} /> {formatTime(new Date(lastAt))}
        </>
      ),
      isSortable: true,
    },
  ]
}
