import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { FileField } from '#core/files/components/FileField.tsx'
import { mostFiles } from '#core/grants/limits.ts'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { fundingKey } from '../../components/funding-queries.ts'
import { useFundingAction } from '../../components/use-funding-action.ts'
import type { ReportView } from '../../model/contract.ts'
import { addReportFiles, removeReportFile, reportFileAddress } from '../queries.ts'

type Props = { applicationId: string; report: ReportView }

/** The receipts of a draft: chosen, attached and taken out again. */
export function ReportFiles({ applicationId, report }: Props) {
  const [files, setFiles] = useState<File[]>([])
  const adding = useFundingAction({
    call: () => addReportFiles(applicationId, files),
    changes: fundingKey,
    done: m.grant_funding_report_files_added,
    onDone: () => setFiles([]),
  })
  const removing = useFundingAction({
    call: (id: string) => removeReportFile(applicationId, id),
    changes: fundingKey,
    done: m.grant_funding_report_file_removed,
  })
  return (
    <>
      {report.files.length > 0 && (
        <Rows label={m.grant_funding_report_files()}>
          {report.files.map(({ id, name, looksEmpty }) => (
            <Row
              key={id}
              name={
                <a href={reportFileAddress(applicationId, id)} download={name}>
                  {name}
                </a>
              }
              details={looksEmpty && m.files_looks_empty({ name })}
              action={
                <Button
                  variant="tertiary"
                  data-size="sm"
                  aria-label={m.grant_funding_report_file_remove({ name })}
                  loading={removing.isPending}
                  onClick={() => removing.mutate(id)}
                >
                  {m.grant_funding_report_line_remove_short()}
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      <FileField
        id={`receipts-${applicationId}`}
        label={m.grant_funding_report_files()}
        files={files}
        most={mostFiles - report.files.length}
        error={undefined}
        onChange={setFiles}
      />
      {files.length > 0 && (
        <div>
          <Button
            type="button"
            variant="secondary"
            loading={adding.isPending}
            onClick={() => adding.mutate()}
          >
            {m.grant_funding_report_files_add()}
          </Button>
        </div>
      )}
    </>
  )
}
