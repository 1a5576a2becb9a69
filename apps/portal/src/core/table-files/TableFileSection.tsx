import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { TableFileRefusal, TableImported, TablePreview } from './contract.ts'
import { isFileTooLarge } from './file-problem-text.ts'
import { Previewed, Refused } from './TableFileOutcome.tsx'
import styles from './TableFileSection.module.css'

/** What a feature says of its file. */
export type TableFile<Preview extends TablePreview, Code extends string> = {
  /** Of the elements on the page: `redirect-file`. */
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly columns: readonly string[]
  /** Lines that it may have. */
  readonly longest: number
  readonly preview: (file: Blob) => Promise<Preview>
  /** @param version of the preview */
  readonly importFile: (file: Blob, version: string) => Promise<TableImported>
  /** Reads what the import has changed. */
  readonly readAgain: (queryClient: ReturnType<typeof useQueryClient>) => Promise<unknown>
  /** Of a line that is not `unchanged`. */
  readonly lineText: (line: Preview['lines'][number]) => string
  /** What happens to rows that are not in the file. */
  readonly notes: (preview: Preview) => readonly string[]
  readonly problemText: (code: Code) => string
  readonly errorText: (failure: unknown) => string
}

/**
 * All rows of a kind in a file, and back from one: first what it would change, then the import of
 * just that.
 * @param children the button that exports them
 */
export function TableFileSection<Preview extends TablePreview, Code extends string>(props: {
  file: TableFile<Preview, Code>
  children: ReactNode
}) {
  const { id, ...table } = props.file
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [file, setFile] = useState<Blob | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [refusal, setRefusal] = useState<TableFileRefusal<string, Code> | null>(null)
  const onError = (error: unknown) => {
    setPreview(null)
    const refused = readRefusal<Code>(error)
    setRefusal(refused)
    if (!refused)
      showMessage(
        isFileTooLarge(error) ? m.table_file_too_large() : table.errorText(error),
        'error',
      )
  }
  const previewing = useSingleMutation({
    mutationFn: (chosen: Blob) => whileLoggedIn(() => table.preview(chosen)),
    onSuccess: setPreview,
    onError,
  })
  const importing = useSingleMutation({
    mutationFn: ({ chosen, version }: { chosen: Blob; version: string }) =>
      whileLoggedIn(() => table.importFile(chosen, version)),
    onSuccess: (imported: TableImported) => {
      setPreview(null)
      showMessage(m.table_file_imported(imported), 'success')
    },
    onError,
    onSettled: () => table.readAgain(queryClient),
  })
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{table.heading}</h2>
        {props.children}
      </div>
      <p>{table.text}</p>
      <TextField
        id={id}
        label={m.table_file()}
        type="file"
        accept=".csv,text/csv"
        error={undefined}
        onChange={({ target }) => {
          setFile(asCsv(target.files?.[0]))
          setPreview(null)
          setRefusal(null)
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
      <div role="status" className={styles.outcome}>
        {refusal && <Refused refusal={refusal} table={table} problemText={table.problemText} />}
        {preview && (
          <Previewed preview={preview} lineText={table.lineText} notes={table.notes(preview)} />
        )}
      </div>
      {preview && file && preview.lines.some(({ change }) => change !== 'unchanged') && (
        <div className={styles.buttons}>
          <Button
            loading={importing.isPending}
            onClick={() => importing.mutate({ chosen: file, version: preview.version })}
          >
            {m.table_file_import()}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Browsers name the type of such a file by the programs that are installed. */
const asCsv = (file: File | undefined): Blob | null => file?.slice(0, file.size, 'text/csv') ?? null

function readRefusal<Code extends string>(failure: unknown): TableFileRefusal<string, Code> | null {
  if (!(failure instanceof ApiError) || failure.status !== 422) return null
  return failure.answer as TableFileRefusal<string, Code>
}
