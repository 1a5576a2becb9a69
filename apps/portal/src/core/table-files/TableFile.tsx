import { Button } from '@digdir/designsystemet-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { TableFileRefusal, TablePreview } from './contract.ts'
import { FileLines } from './FileLines.tsx'
import { fileProblemText, isFileTooLarge, readFileRefusal } from './file-problem-text.ts'
import styles from './TableFile.module.css'

type Props<Preview extends TablePreview, Imported, Problem extends string> = {
  /** Of the field; the heading is named after it. */
  id: string
  heading: string
  /** What the file holds, and what an import leaves as it is. */
  text: string
  exportButton?: ReactNode
  /** What the columns hold, where their names do not say it. */
  columnHelp?: ReactNode
  table: { readonly columns: readonly string[]; readonly longest: number }
  lineTexts: Readonly<Record<Problem, () => string>>
  preview: (file: File) => Promise<Preview>
  showPreview: (preview: Preview) => ReactNode
  /** Whether the import does something, where that is more than what its lines say. */
  changesMore?: (preview: Preview) => boolean
  /** Of the button, where it says more than that it imports. */
  importLabel?: (preview: Preview) => string
  importFile: (file: File, version: string) => Promise<Imported>
  importedText: (imported: Imported) => string
  errorText: (failure: unknown) => string
  /** Whether the import succeeded or not. */
  onSettled: () => unknown
}

type Outcome<Preview, Imported> =
  | { refusal: TableFileRefusal }
  | { preview: Preview }
  | { imported: Imported }

/** A table in a file: chosen, previewed, and imported as the preview has shown. */
export function TableFile<Preview extends TablePreview, Imported, Problem extends string>(
  props: Props<Preview, Imported, Problem>,
) {
  const { id, heading, table } = props
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome<Preview, Imported> | null>(null)
  const onError = (error: unknown) => {
    const refusal = readFileRefusal(error)
    setOutcome(refusal && { refusal })
    if (refusal) return
    showMessage(isFileTooLarge(error) ? m.table_file_too_large() : props.errorText(error), 'error')
  }
  const previewing = useSingleMutation({
    mutationFn: (chosen: File) => whileLoggedIn(() => props.preview(chosen)),
    onSuccess: (preview: Preview) => setOutcome({ preview }),
    onError,
  })
  const importing = useSingleMutation({
    mutationFn: ({ chosen, version }: { chosen: File; version: string }) =>
      whileLoggedIn(() => props.importFile(chosen, version)),
    onSuccess: (imported: Imported) => setOutcome({ imported }),
    onError,
    onSettled: props.onSettled,
  })
  const preview = outcome && 'preview' in outcome ? outcome.preview : null
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.part}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {props.exportButton}
      </div>
      <p>{props.text}</p>
      <p>
        <code>
          {table.columns.map((column, at) => (
            <Fragment key={column}>
              {at > 0 && ';'}
              <wbr />
              {column}
            </Fragment>
          ))}
        </code>
      </p>
      {props.columnHelp}
      <TextField
        id={id}
        label={m.table_file()}
        type="file"
        accept=".csv,text/csv"
        error={undefined}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          setOutcome(null)
        }}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={file === null}
          loading={previewing.isPending}
          onClick={() => file && previewing.mutate(file)}
        >
          {m.table_file_preview()}
        </Button>
      </div>
      <OutcomeBox {...props} outcome={outcome} />
      {preview && file && doesSomething(preview, props.changesMore) && (
        <div className={styles.buttons}>
          <Button
            loading={importing.isPending}
            onClick={() => importing.mutate({ chosen: file, version: preview.version })}
          >
            {props.importLabel?.(preview) ?? m.table_file_import()}
          </Button>
        </div>
      )}
    </section>
  )
}

const doesSomething = <Preview extends TablePreview>(
  preview: Preview,
  changesMore?: (preview: Preview) => boolean,
): boolean =>
  preview.lines.some(({ change }) => change !== 'unchanged') || Boolean(changesMore?.(preview))

/** Gets the focus with each outcome: what was pressed may be gone, and the outcome is long. */
function OutcomeBox<Preview extends TablePreview, Imported, Problem extends string>(
  props: Props<Preview, Imported, Problem> & { outcome: Outcome<Preview, Imported> | null },
) {
  const { outcome } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) box.current?.focus()
  }, [outcome])
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.part}>
      {outcome && 'refusal' in outcome && <Refused {...props} refusal={outcome.refusal} />}
      {outcome && 'preview' in outcome && props.showPreview(outcome.preview)}
      {outcome && 'imported' in outcome && (
        <NoticeBox tone="success">
          <p>{props.importedText(outcome.imported)}</p>
        </NoticeBox>
      )}
    </div>
  )
}

/** What is wrong with a file: as a whole, or line by line. */
function Refused(props: {
  refusal: TableFileRefusal
  table: Props<TablePreview, unknown, string>['table']
  lineTexts: Readonly<Record<string, () => string>>
}) {
  const { refusal, table, lineTexts } = props
  return (
    <NoticeBox tone="warning" heading={m.table_file_refused()}>
      {refusal.error === 'FILE_INVALID' ? (
        <p>{fileProblemText(refusal.problem, table)}</p>
      ) : (
        <FileLines
          lines={refusal.problems}
          show={({ line, problem }) =>
            m.table_file_line({ line, problem: lineTexts[problem]?.() ?? problem })
          }
        />
      )}
    </NoticeBox>
  )
}
