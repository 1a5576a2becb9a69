import { useQueryClient } from '@tanstack/react-query'
import { FileLines } from '#core/table-files/FileLines.tsx'
import { TableFile } from '#core/table-files/TableFile.tsx'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatWallTime } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { ExportButton } from '#ui/data-table/ExportButton.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PreviewedClassLine } from '../../schedule/components/Preview.tsx'
import styles from '../../schedule/components/Schedule.module.css'
import type { Schedule } from '../../schedule/contract.ts'
import { scheduleChanged } from '../../schedule/queries.ts'
import { scheduleColumns, scheduleTable } from '../columns.ts'
import type { ScheduleFilePreview } from '../contract.ts'
import { exportColumns, rowsToExport } from '../export-columns.ts'
import { columnTexts, fieldNames, lineTexts, scheduleFileErrorText } from '../file-texts.ts'
import { importFile, previewFile } from '../queries.ts'
import { Imports } from './Imports.tsx'

/** The weekly schedule of all centres in a file, and back from one. */
export function ScheduleFile({ schedule }: { schedule: Schedule }) {
  const queryClient = useQueryClient()
  const rows = rowsToExport(schedule)
  return (
    <>
      <TableFile
        id="schedule-file"
        heading={m.schedule_file_heading()}
        text={m.schedule_file_text()}
        exportButton={
          rows.length > 0 && (
            <ExportButton
              label={m.schedule_heading()}
              columns={exportColumns(schedule)}
              all={async () => rows}
            />
          )
        }
        columnHelp={<Columns />}
        table={scheduleTable}
        lineTexts={lineTexts}
        preview={previewFile}
        showPreview={(preview) => <Preview preview={preview} />}
        importLabel={importLabel}
        importFile={importFile}
        importedText={({ added, changed, classes: { notified } }) =>
          [
            m.table_file_imported({ added, changed }),
            notified > 0 ? m.staff_class_told({ count: notified }) : m.schedule_told_nobody(),
          ].join(' ')
        }
        errorText={scheduleFileErrorText}
        onSettled={() => queryClient.invalidateQueries(scheduleChanged)}
      />
      <Imports />
    </>
  )
}

function Columns() {
  return (
    <Accordion id="schedule-file-columns" summary={m.schedule_file_columns()}>
      <p>{m.schedule_file_columns_text()}</p>
      <ul>
        {scheduleColumns.map((column) => (
          <li key={column}>
            <code>{column}</code>: {columnTexts[column]()}
          </li>
        ))}
      </ul>
    </Accordion>
  )
}

/** As the button of a change that staff make says it. */
function importLabel({ classes }: ScheduleFilePreview): string {
  const count = classes.filter(({ kind }) => kind === 'cancelled' || kind === 'moved').length
  return count > 0 ? m.schedule_file_import_cancelling({ count }) : m.table_file_import()
}

/** The list of a whole schedule would be too long to read. */
const shownClasses = 100

/** What the import would do: in numbers, line by line, and to classes that exist. */
function Preview({ preview }: { preview: ScheduleFilePreview }) {
  const { lines, over, added, classes, later } = preview
  const others = lines.filter(({ change }) => change !== 'unchanged')
  const count = (...changes: string[]) =>
    lines.filter(({ change }) => changes.includes(change)).length
  const notified = classes.reduce((sum, one) => sum + one.notified, 0)
  const more = classes.length - shownClasses
  // Classes of one name may start at the same time in one centre.
  const shown = classes.slice(0, shownClasses).map((one, key) => ({ one, key }))
  return (
    <NoticeBox
      tone={notified > 0 ? 'warning' : 'info'}
      heading={others.length > 0 ? m.table_file_would() : m.table_file_nothing()}
    >
      <p>
        {m.schedule_file_counts({
          added: count('added'),
          changed: count('changed', 'ended'),
          unchanged: count('unchanged') - over,
        })}
      </p>
      {over > 0 && <p>{m.schedule_file_over({ count: over })}</p>}
      {others.length > 0 && (
        <>
          {added > 0 && <p>{m.schedule_file_classes({ count: added })}</p>}
          <p>{later > 0 ? m.schedule_later({ count: later }) : m.schedule_later_none()}</p>
          <p>{notified > 0 ? m.staff_class_told({ count: notified }) : m.schedule_told_nobody()}</p>
        </>
      )}
      <FileLines lines={others} show={lineText} />
      {classes.length > 0 && (
        <>
          <p>{m.schedule_file_affected()}</p>
          <ul className={styles.effects}>
            {shown.map(({ one, key }) => (
              <li key={key}>
                <PreviewedClassLine one={one} />
              </li>
            ))}
          </ul>
          {more > 0 && <p>{m.table_file_more_lines({ count: more })}</p>}
        </>
      )}
    </NoticeBox>
  )
}

function lineText(of: ScheduleFilePreview['lines'][number]) {
  const { line, kind, center, isoWeekday, startTime, from, change, fields } = of
  const time = formatWallTime(startTime)
  const row = m.schedule_file_row({ kind, center, weekday: weekdayName(isoWeekday), time })
  const names = formatList(fieldNames(fields))
  if (from === null) return m.schedule_file_renamed({ line, row, fields: names })
  const day = formatDay(noonOf(from))
  if (change === 'added') return m.schedule_file_added({ line, row, day })
  if (change === 'ended') return m.schedule_file_ended({ line, row, day })
  return m.schedule_file_changed({ line, row, fields: names, day })
}
